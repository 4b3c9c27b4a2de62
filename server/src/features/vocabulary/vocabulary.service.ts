import { randomUUID } from 'node:crypto'
import type { Word, WordList } from '@verbena/contract/vocabulary'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { foldForSearch } from '@verbena/language/normalise'
import type { Database } from '../../database/database.ts'
import { brokenUniqueRule } from '../../database/database-errors.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { beginMemory, restForgotten } from '../memory/memory.service.ts'
import { gradeByTest } from '../memory/reviews.service.ts'
import { likeliestLemma } from './likeliest-lemma.service.ts'
import { holdWords } from './lists.queries.ts'
import { lemmaKeptOf } from './own-form.service.ts'
import { saveNewWord } from './save-word.queries.ts'
import {
  countOneLess,
  findAttempt,
  findList,
  findListByName,
  findWord,
  findWordInList,
  findWordOfLemma,
  insertAttempt,
  insertList,
  listLists,
  listWordsOfList,
  markAnswered,
  removeWord,
  type StoredList,
  type StoredWord,
  updateWordTexts,
} from './vocabulary.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** The same word typed in capitals or with other spaces is the same word. */
export const keyOf = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** What a search in own words looks at: what was typed without accents finds those with them. */
export const searchKeyOf = (text: string, translation: string) => foldForSearch(`${text} ${translation}`)

export async function readLists({ db }: Needs, learnerId: string): Promise<WordList[]> {
  const lists = await listLists(db, learnerId)
  return lists.map(({ id, name, description, wordCount, answeredCount, rightCount }) => ({
    id,
    name,
    description,
    wordCount,
    progress: answeredCount === 0 ? null : Math.round((100 * rightCount) / wordCount),
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
  lemma?: string | undefined
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
  const language =
    given.language ?? ((await readLearner(services, learnerId)).targetLanguage as TargetLanguageCode)
  const listId = given.listId || (await findListId(services.db, learnerId, given.listName))
  if (listId) return saveTo(services, learnerId, { ...given, language, listId })
  // Inside another transaction this one is a part of it: a list is not begun for a word that cannot be saved.
  return services.db.transaction(async (db) => {
    const begun = await beginList({ ...services, db }, learnerId, given.listName ?? '')
    return saveTo({ ...services, db }, learnerId, { ...given, language, listId: begun })
  })
}

async function saveTo(
  services: Needs & Pick<Services, 'lexicon'>,
  learnerId: string,
  { word: text, lemma, translation, definition, example, ...place }: WordToSave & SavedPlace,
) {
  const { db, clock } = services
  const { language, listId } = place
  const textKey = keyOf(text)
  const lemmaKey = keyOf(lemma ?? likeliestLemma(services.lexicon, language, text))
  const searchKey = searchKeyOf(text, translation)
  const texts = { text, textKey, lemmaKey, translation, searchKey, definition, example }
  const saved = await saveNewWord(db, { learnerId, listId, language, ...texts }, clock.now())
  if (!saved) throw notFound('list')
  const id = saved.newId ?? (await findWordInList(db, { learnerId, listId, language, textKey }))?.id ?? ''
  return { id, listId, listName: saved.listName, created: saved.newId !== null }
}

type SavedPlace = { language: TargetLanguageCode; listId: string }

/** Unless the learner keeps it as a word of its own. */
const likeliestKept = (
  services: Needs & Pick<Services, 'lexicon'>,
  learnerId: string,
  language: string,
  text: string,
) => {
  const lemmaKey = keyOf(likeliestLemma(services.lexicon, language, text))
  return lemmaKeptOf(services.db, learnerId, { language, textKey: keyOf(text), lemmaKey })
}

async function findListId(db: Database, learnerId: string, name: string | undefined) {
  if (!name) throw new AppError('INVALID_REQUEST', 'body.listId: a list or its name is needed')
  return (await findListByName(db, learnerId, name))?.id
}

/** Another request may have begun it meanwhile. */
async function beginList({ db, clock }: Needs, learnerId: string, name: string): Promise<string> {
  const now = clock.now()
  const begun = await insertList(db, { learnerId, name, createdAt: now, usedAt: now })
  const list = begun ?? (await findListByName(db, learnerId, name))
  if (!list) throw notFound('list')
  return list.id
}

type WordTexts = Pick<WordToSave, 'word' | 'translation' | 'definition' | 'example'>

/** @throws AppError NOT_FOUND, CONFLICT when the list holds the new spelling already */
export async function changeWord(
  services: Needs & Pick<Services, 'lexicon'>,
  learnerId: string,
  wordId: string,
  { word: text, ...texts }: WordTexts,
): Promise<Word> {
  const textKey = keyOf(text)
  try {
    return await services.db.transaction(async (db) => {
      const before = await findWord(db, learnerId, wordId)
      if (!before) throw notFound('word')
      // Spelled as before it still is of the base form that was meant.
      const isSame = before.textKey === textKey
      const lemmaKey = isSame
        ? before.lemmaKey
        : await likeliestKept({ ...services, db }, learnerId, before.language, text)
      const keys = { textKey, lemmaKey, searchKey: searchKeyOf(text, texts.translation) }
      const saved = await updateWordTexts(db, learnerId, wordId, { text, ...keys, ...texts })
      if (!saved) throw notFound('word')
      if (before.lemmaKey !== lemmaKey) {
        const owner = { learnerId, language: saved.language }
        await beginMemory(db, { ...owner, lemma: lemmaKey }, services.clock.now())
        await restForgotten(db, owner, [before.lemmaKey])
      }
      return toWord(saved)
    })
  } catch (error) {
    if (brokenUniqueRule(error) === 'word_once_in_list')
      throw new AppError('WORD_IN_LIST', 'This word is in the list already.')
    throw error
  }
}

/** @throws AppError NOT_FOUND */
export async function deleteWordFromList({ db }: Needs, learnerId: string, wordId: string) {
  await db.transaction(async (tx) => {
    await holdWords(tx, learnerId)
    const removed = await removeWord(tx, learnerId, wordId)
    if (!removed) throw notFound('word')
    await countOneLess(tx, removed)
    await restForgotten(tx, { learnerId, language: removed.language }, [removed.lemmaKey])
  })
}

type Answer = {
  isCorrect: boolean
  attemptId?: string | undefined
  /** Since it was given, where it had to wait for a network. */
  secondsAgo?: number | undefined
}

/**
 * Records an answer about a word of a recommended list: it counts for the word as the learner saved it last, and for
 * nothing where they have not saved it.
 */
export async function recordAnswerByConcept(
  services: Needs & Pick<Services, 'lexicon'>,
  learnerId: string,
  { conceptId, ...answer }: { conceptId: string } & Answer,
) {
  const { targetLanguage } = await readLearner(services, learnerId)
  const concept = services.lexicon.concept(conceptId)
  const [lemma] = concept?.words[targetLanguage as TargetLanguageCode] ?? []
  if (!lemma) throw notFound('word')
  const wordId = await findWordOfLemma(services.db, learnerId, targetLanguage, keyOf(lemma))
  if (wordId) await recordAnswer(services, learnerId, { wordId, ...answer })
}

/**
 * Records one answer; the same attempt sent twice counts once, as it was sent first.
 * @throws AppError NOT_FOUND, INVALID_REQUEST when the attempt's id belongs to an answer about another word
 */
export async function recordAnswer(
  { db, clock }: Needs,
  learnerId: string,
  { wordId, isCorrect, attemptId, secondsAgo = 0 }: { wordId: string } & Answer,
) {
  await db.transaction(async (tx) => {
    const earlier = attemptId && (await findAttempt(tx, learnerId, attemptId))
    if (earlier && earlier.wordId !== wordId)
      throw new AppError('INVALID_REQUEST', 'body.attempt_id: is of an answer about another word')
    if (earlier) return
    await holdWords(tx, learnerId)
    const word = await markAnswered(tx, learnerId, wordId, isCorrect)
    if (!word) throw notFound('word')
    const id = attemptId ?? randomUUID()
    const answeredAt = new Date(clock.now().getTime() - secondsAgo * 1000)
    await insertAttempt(tx, { learnerId, id, wordId, isCorrect, answeredAt })
    const memory = { learnerId, language: word.language, lemma: word.lemmaKey }
    await gradeByTest({ db: tx, clock }, memory, { id, isCorrect, secondsAgo })
  })
}

export function toWord({ id, text, translation, example, definition, language }: StoredWord): Word {
  return { id, word: text, translation, example, definition, language: language as Word['language'] }
}
