import type { WordStatus } from '@verbena/contract/vocabulary/word-status'
import type { Database } from '../../../database/database.ts'
import { notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { createCard, suspendOrphanedCards } from '../../reviews/review-cards.service.ts'
import { beginLearning, findStatus } from '../word-status/word-status.queries.ts'
import { findWord, type StoredWord } from '../words.queries.ts'
import { addOwnForm, findOwnForm, listOwnFormsAmong, moveForm, removeOwnForm } from './own-form.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/**
 * Sets whether the form of a saved word is a word of its own. Such a form has its own card and status, and those of the
 * base form stay. Undone, the words with this form belong to their former base form again.
 * @throws AppError NOT_FOUND
 */
export async function setFormAsOwnWord(
  { db: database, clock }: Needs,
  learnerId: string,
  wordId: string,
  isOwnForm: boolean,
): Promise<{ lemma: string; isOwnForm: boolean; status: WordStatus }> {
  return database.transaction(async (db) => {
    const word = await findWord(db, learnerId, wordId)
    if (!word) throw notFound('word')
    const to = isOwnForm ? await separateForm(db, word) : await rejoinForm(db, word)
    const owner = { learnerId, language: word.language }
    if (to !== word.lemmaKey) {
      const now = clock.now()
      await moveForm(db, { ...owner, form: word.textKey }, { from: word.lemmaKey, to })
      await createCard(db, { ...owner, lemma: to }, now)
      await beginLearning(db, { ...owner, lemma: to, updatedAt: now })
      await suspendOrphanedCards(db, learnerId, [{ language: word.language, lemma: word.lemmaKey }])
    }
    const status = (await findStatus(db, learnerId, word.language, to)) ?? 'new'
    return { lemma: to, isOwnForm: isOwnForm && to === word.textKey, status }
  })
}

/** A base form needs no row to be a word of its own. @returns the new lemma key */
async function separateForm(db: Database, { learnerId, language, textKey, lemmaKey }: StoredWord) {
  if (textKey !== lemmaKey) await addOwnForm(db, { learnerId, language, form: textKey, lemma: lemmaKey })
  return textKey
}

async function rejoinForm(db: Database, { learnerId, language, textKey, lemmaKey }: StoredWord) {
  const key = { learnerId, language, form: textKey }
  const own = await findOwnForm(db, key)
  if (own) await removeOwnForm(db, key)
  return own && textKey === lemmaKey ? own.lemma : lemmaKey
}

/** The lemma key under which a form is saved: the form itself where the learner keeps it as a word of its own. */
export async function lemmaKeyOfForm(
  db: Database,
  learnerId: string,
  { language, textKey, lemmaKey }: Pick<StoredWord, 'language' | 'textKey' | 'lemmaKey'>,
): Promise<string> {
  if (textKey === lemmaKey) return lemmaKey
  return (await findOwnForm(db, { learnerId, language, form: textKey })) ? textKey : lemmaKey
}

/** Of these forms, those that the learner keeps as words of their own. */
export const readOwnForms = async (
  { db }: Pick<Services, 'db'>,
  owner: { learnerId: string; language: string },
  forms: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await listOwnFormsAmong(db, owner, forms))
