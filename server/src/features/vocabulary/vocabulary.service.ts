import { randomUUID } from 'node:crypto'
import type { Word, WordList } from '@verbena/contract/vocabulary/vocabulary'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { searchKey } from '@verbena/language/text/search-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Database } from '../../database/database.ts'
import { brokenUniqueRule } from '../../database/database-errors.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { createCard, suspendOrphanedCards } from '../reviews/review-cards.service.ts'
import { gradeByTest } from '../reviews/reviews.service.ts'
import { holdWords } from './lists/lists.queries.ts'
import { mostLikelyLemma } from './rank-lemmas.service.ts'
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
import { lemmaKeptOf } from './word-page/own-form.service.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** What a search in own words looks at: what was typed without accents finds those with them. */
export const searchKeyOf = (text: string, translation: string) => searchKey(`${text} ${translation}`)

export async function readLists({ db }: Needs, learnerId: string): Promise<WordList[]> {
  const lists = await listLists(db, learnerId)
  return lists.map(({ id, name, description, wordCount, answeredCount, correctCount }) => ({
    id,
    name,
    description,
    wordCount,
    progress: answeredCount === 0 ? null : Math.round((100 * correctCount) / wordCount),
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

type SavedPlace = { language: TargetLanguageCode; listId: string }

/** Unless the learner keeps it as a word of its own. */
const likeliestKept = (
  services: Needs & Pick<Services, 'lexicon'>,
  learnerId: string,
  language: string,
  text: string,
) => {
  const likeliest = lemmaKey(mostLikelyLemma(services.lexicon, language, text))
  return lemmaKeptOf(services.db, learnerId, { language, textKey: textKey(text), lemmaKey: likeliest })
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
  const spelling = textKey(text)
  try {
    return await services.db.transaction(async (db) => {
      const before = await findWord(db, learnerId, wordId)
      if (!before) throw notFound('word')
      // Spelled as before it still is of the base form that was meant.
      const isSame = before.textKey === spelling
      const lemma = isSame
        ? before.lemmaKey
        : await likeliestKept({ ...services, db }, learnerId, before.language, text)
      const keys = {
        textKey: spelling,
        lemmaKey: lemma,
        searchKey: searchKeyOf(text, texts.translation),
      }
      const saved = await updateWordTexts(db, learnerId, wordId, { text, ...keys, ...texts })
      if (!saved) throw notFound('word')
      if (before.lemmaKey !== lemma) {
        const owner = { learnerId, language: saved.language }
        await createCard(db, { ...owner, lemma }, services.clock.now())
        await suspendOrphanedCards(db, owner, [before.lemmaKey])
      }
      return toWord(saved)
    })
  } catch (error) {
    if (brokenUniqueRule(error) === 'word_unique_in_list')
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
    await suspendOrphanedCards(tx, { learnerId, language: removed.language }, [removed.lemmaKey])
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
  const wordId = await findWordOfLemma(services.db, learnerId, targetLanguage, lemmaKey(lemma))
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
