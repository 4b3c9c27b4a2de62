import type { WordStatus } from '@verbena/contract/vocabulary/word-status'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Services } from '../../../services.ts'
import { applyLemmaStatus } from '../../reviews/review-cards.service.ts'
import { findStatus, listLemmasWithStatus, removeStatus, saveStatus } from './word-status.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>
type Lemma = { language: string; lemma: string }

export async function saveWordStatus(
  { db: database, clock }: Needs,
  learnerId: string,
  { language, lemma, status }: Lemma & { status: WordStatus },
): Promise<WordStatus> {
  const key = lemmaKey(lemma)
  await database.transaction(async (db) => {
    await applyLemmaStatus(db, { learnerId, language }, key, status)
    if (status === 'new') await removeStatus(db, learnerId, language, key)
    else await saveStatus(db, { learnerId, language, lemma: key, status, updatedAt: clock.now() })
  })
  return status
}

export async function readStatus(
  { db }: Needs,
  learnerId: string,
  { language, lemma }: Lemma,
): Promise<WordStatus> {
  return (await findStatus(db, learnerId, language, lemmaKey(lemma))) ?? 'new'
}

/** Of these base forms, in their own spelling, those with any status. */
export async function listMetAmong(
  { db }: Pick<Services, 'db'>,
  learnerId: string,
  language: string,
  lemmas: readonly string[],
): Promise<ReadonlySet<string>> {
  const met = new Set(await listLemmasWithStatus(db, learnerId, language, lemmas.map(lemmaKey)))
  return new Set(lemmas.filter((lemma) => met.has(lemmaKey(lemma))))
}
