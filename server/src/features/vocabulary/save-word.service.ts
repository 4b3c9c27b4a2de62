import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Database } from '../../database/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { findListByName, insertList } from './lists/lists.queries.ts'
import { mostLikelyLemma } from './rank-lemmas.service.ts'
import { saveNewWord } from './save-word.queries.ts'
import { findWordInList } from './words.queries.ts'
import { searchKeyOf } from './words.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon'>

export type WordToSave = {
  word: string
  translation: string
  definition: string
  example: string
  lemma?: string | undefined
  listId?: string | null | undefined
  listName?: string | undefined
  language?: TargetLanguageCode | undefined
}

/**
 * Saves a word to a list; saving it again changes nothing.
 * @throws AppError NOT_FOUND for another learner's list, INVALID_REQUEST without list or name
 */
export async function saveWordToList(services: Needs, learnerId: string, given: WordToSave) {
  const language =
    given.language ?? ((await readLearner(services, learnerId)).targetLanguage as TargetLanguageCode)
  const listId = given.listId || (await findListId(services.db, learnerId, given.listName))
  if (listId) return saveTo(services, learnerId, { ...given, language, listId })
  // A new list and its first word are saved together, or neither is. Inside a transaction this is a part of it.
  return services.db.transaction(async (db) => {
    const created = await createListFor({ ...services, db }, learnerId, given.listName ?? '')
    return saveTo({ ...services, db }, learnerId, { ...given, language, listId: created })
  })
}

type Destination = { language: TargetLanguageCode; listId: string }

async function saveTo(
  services: Needs,
  learnerId: string,
  { word: text, lemma, translation, definition, example, ...destination }: WordToSave & Destination,
) {
  const { db, clock } = services
  const { language, listId } = destination
  const keys = {
    textKey: textKey(text),
    lemmaKey: lemmaKey(lemma ?? mostLikelyLemma(services.lexicon, language, text)),
    searchKey: searchKeyOf(text, translation),
  }
  const texts = { text, translation, definition, example, ...keys }
  const saved = await saveNewWord(db, { learnerId, listId, language, ...texts }, clock.now())
  if (!saved) throw notFound('list')
  const spelled = { learnerId, listId, language, textKey: keys.textKey }
  const id = saved.newId ?? (await findWordInList(db, spelled))?.id ?? ''
  return { id, listId, listName: saved.listName, created: saved.newId !== null }
}

async function findListId(db: Database, learnerId: string, name: string | undefined) {
  if (!name) throw new AppError('INVALID_REQUEST', 'body.listId: a list or its name is needed')
  return (await findListByName(db, learnerId, name))?.id
}

/** Another request may create it at the same time. */
async function createListFor({ db, clock }: Needs, learnerId: string, name: string): Promise<string> {
  const now = clock.now()
  const created = await insertList(db, { learnerId, name, createdAt: now, usedAt: now })
  const list = created ?? (await findListByName(db, learnerId, name))
  if (!list) throw notFound('list')
  return list.id
}
