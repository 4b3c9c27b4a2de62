import type { Word, WordList } from '@verbena/contract/vocabulary'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Database } from '../../database/database.ts'
import { brokenUniqueRule } from '../../database/database-errors.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import {
  findAttempt,
  findList,
  findListByName,
  findWordInList,
  insertAttempt,
  insertList,
  insertWord,
  listLists,
  listWordsOfList,
  markAnswered,
  removeWord,
  type StoredList,
  type StoredWord,
  touchList,
  updateWordTexts,
} from './vocabulary.queries.ts'
import { beginLearning } from './word-status.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** The same word typed in capitals or with other spaces is the same word. */
export const keyOf = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

export async function readLists({ db }: Needs, learnerId: string): Promise<WordList[]> {
  const rows = await listLists(db, learnerId)
  return rows.map(({ list: { id, name, description, wordCount }, progress }) => ({
    id,
    name,
    description,
    wordCount,
    progress,
  }))
}

/** @throws AppError LIST_NAME_TAKEN */
export async function createWordList(
  { db, clock }: Needs,
  learnerId: string,
  { name, description }: { name: string; description: string },
): Promise<StoredList> {
  const now = clock.now()
  const list = await insertList(db, { learnerId, name, description, createdAt: now, usedAt: now })
  if (!list) throw new AppError('LIST_NAME_TAKEN', 'You already have a list with this name.')
  return list
}

/** @throws AppError NOT_FOUND */
export async function readWords({ db }: Needs, learnerId: string, listId: string): Promise<Word[]> {
  if (!(await findList(db, learnerId, listId))) throw notFound('list')
  return (await listWordsOfList(db, learnerId, listId)).map(toWord)
}

export type WordToSave = {
  word: string
  translation: string
  definition: string
  example: string
  listId?: string | null | undefined
  listName?: string | undefined
  language?: TargetLanguageCode | undefined
}

/**
 * Saves a word to a list; saving it again changes nothing.
 * @throws AppError NOT_FOUND for another learner's list, INVALID_REQUEST without list or name
 */
export async function saveWordToList(
  services: Needs & Pick<Services, 'lexicon'>,
  learnerId: string,
  given: WordToSave,
) {
  const language = given.language ?? (await readLearner(services, learnerId)).targetLanguage
  const now = services.clock.now()
  return services.db.transaction(async (db) => {
    const list = await resolveList({ ...services, db }, learnerId, given)
    const place = { learnerId, listId: list.id, language, textKey: keyOf(given.word) }
    const { word: text, translation, definition, example } = given
    const saved = await insertWord(db, { ...place, text, translation, definition, example, createdAt: now })
    await touchList(db, learnerId, list.id, saved ? 1 : 0, now)
    const lemma =
      services.lexicon.readings(language as TargetLanguageCode, given.word)[0]?.lemma ?? given.word
    if (saved) await beginLearning(db, { learnerId, language, lemma: keyOf(lemma), updatedAt: now })
    const stored = saved ?? (await findWordInList(db, place))
    return { id: stored?.id ?? '', listId: list.id, listName: list.name, created: saved !== undefined }
  })
}

async function resolveList(
  { db, clock }: { db: Database; clock: Services['clock'] },
  learnerId: string,
  { listId, listName }: Pick<WordToSave, 'listId' | 'listName'>,
): Promise<StoredList> {
  if (listId) {
    const list = await findList(db, learnerId, listId)
    if (!list) throw notFound('list')
    return list
  }
  if (!listName) throw new AppError('INVALID_REQUEST', 'body.listId: a list or its name is needed')
  const now = clock.now()
  const created = await insertList(db, { learnerId, name: listName, createdAt: now, usedAt: now })
  const list = created ?? (await findListByName(db, learnerId, listName))
  if (!list) throw notFound('list')
  return list
}

type WordTexts = Pick<WordToSave, 'word' | 'translation' | 'definition' | 'example'>

/** @throws AppError NOT_FOUND, CONFLICT when the list holds the new spelling already */
export async function changeWord(
  { db }: Needs,
  learnerId: string,
  wordId: string,
  { word: text, ...texts }: WordTexts,
): Promise<Word> {
  try {
    const saved = await updateWordTexts(db, learnerId, wordId, { text, textKey: keyOf(text), ...texts })
    if (!saved) throw notFound('word')
    return toWord(saved)
  } catch (error) {
    if (brokenUniqueRule(error) === 'word_once_in_list')
      throw new AppError('WORD_IN_LIST', 'This word is in the list already.')
    throw error
  }
}

/** @throws AppError NOT_FOUND */
export async function deleteWordFromList({ db }: Needs, learnerId: string, wordId: string) {
  await db.transaction(async (tx) => {
    const removed = await removeWord(tx, learnerId, wordId)
    if (!removed) throw notFound('word')
    await touchList(tx, learnerId, removed.listId, -1)
  })
}

/**
 * Records one answer; the same attempt sent twice counts once, as it was sent first.
 * @throws AppError NOT_FOUND, INVALID_REQUEST when the attempt's id belongs to an answer about another word
 */
export async function recordAnswer(
  { db, clock }: Needs,
  learnerId: string,
  { wordId, isCorrect, attemptId }: { wordId: string; isCorrect: boolean; attemptId?: string | undefined },
) {
  await db.transaction(async (tx) => {
    const earlier = attemptId && (await findAttempt(tx, learnerId, attemptId))
    if (earlier && earlier.wordId !== wordId)
      throw new AppError('INVALID_REQUEST', 'body.attempt_id: is of an answer about another word')
    if (earlier) return
    if (!(await markAnswered(tx, learnerId, wordId, isCorrect))) throw notFound('word')
    const id = attemptId && { id: attemptId }
    await insertAttempt(tx, { learnerId, ...id, wordId, isCorrect, answeredAt: clock.now() })
  })
}

function toWord({ id, text, translation, example, definition, language }: StoredWord): Word {
  return { id, word: text, translation, example, definition, language: language as Word['language'] }
}
