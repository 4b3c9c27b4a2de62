import type { WordStatus } from '@verbena/contract/vocabulary'
import type { Services } from '../../services.ts'
import { keyOf } from './vocabulary.service.ts'
import { findStatus, removeStatus, saveStatus } from './word-status.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>
type Lemma = { language: string; lemma: string }

export async function sayStatus(
  { db, clock }: Needs,
  learnerId: string,
  { language, lemma, status }: Lemma & { status: WordStatus },
): Promise<WordStatus> {
  const key = keyOf(lemma)
  if (status === 'new') await removeStatus(db, learnerId, language, key)
  else await saveStatus(db, { learnerId, language, lemma: key, status, updatedAt: clock.now() })
  return status
}

export async function readStatus(
  { db }: Needs,
  learnerId: string,
  { language, lemma }: Lemma,
): Promise<WordStatus> {
  return (await findStatus(db, learnerId, language, keyOf(lemma))) ?? 'new'
}
