import { translationMaximum } from '@verbena/contract/vocabulary/vocabulary'
import { mergeAlternatives } from '@verbena/language/word-table/merge-alternatives'
import type { Database } from '../../../database/database.ts'
import { violatedUniqueConstraint } from '../../../database/database-errors.ts'
import { AppError, notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { suspendOrphanedCards } from '../../reviews/review-cards.service.ts'
import type { StoredWord } from '../vocabulary.queries.ts'
import { searchKeyOf } from '../vocabulary.service.ts'
import {
  changeList,
  countWordsAnew,
  joinTexts,
  listListsOfWords,
  listWordIds,
  listWordsSpelled,
  listWordsToMove,
  lockLists,
  lockMoves,
  moveWordsTo,
  placeLists,
  removeList,
  replaceWords,
} from './lists.queries.ts'

type Needs = Pick<Services, 'db'>

/** @throws AppError NOT_FOUND, LIST_NAME_TAKEN */
export async function renameList(
  { db }: Needs,
  learnerId: string,
  id: string,
  change: { name: string; description: string },
) {
  try {
    const list = await changeList(db, learnerId, id, change)
    if (!list) throw notFound('list')
    return { id: list.id, name: list.name, description: list.description }
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'word_list_name')
      throw new AppError('LIST_NAME_TAKEN', 'You already have a list with this name.')
    throw error
  }
}

/** Its words go with it; what was learned of them is kept. @throws AppError NOT_FOUND */
export async function deleteListWithWords({ db: database }: Needs, learnerId: string, id: string) {
  await database.transaction(async (db) => {
    await lockMoves(db, learnerId)
    await lockLists(db, learnerId, [id])
    const held = await removeList(db, learnerId, id)
    if (!held) throw notFound('list')
    await restOfLanguages(db, learnerId, held)
  })
}

export async function putInOrder({ db: database }: Needs, learnerId: string, ids: string[]) {
  await database.transaction(async (db) => {
    await lockLists(db, learnerId, ids)
    await placeLists(db, learnerId, [...new Set(ids)])
  })
}

/** @throws AppError NOT_FOUND for a list or a word of another learner; then nothing is moved */
export async function moveToList(
  { db: database }: Needs,
  learnerId: string,
  { wordIds, listId }: { wordIds: string[]; listId: string },
) {
  return database.transaction(async (db) => {
    await lockMoves(db, learnerId)
    const from = await listListsOfWords(db, learnerId, wordIds)
    const lists = await lockLists(db, learnerId, [...new Set([listId, ...from])])
    if (!lists.some(({ id }) => id === listId)) throw notFound('list')
    return moveInside(db, learnerId, listId, [...new Set(wordIds)])
  })
}

/** @throws AppError NOT_FOUND, INVALID_REQUEST for a list into itself */
export async function mergeInto({ db: database }: Needs, learnerId: string, id: string, into: string) {
  if (id === into) throw new AppError('INVALID_REQUEST', 'body.into: is the same list')
  return database.transaction(async (db) => {
    await lockMoves(db, learnerId)
    const lists = await lockLists(db, learnerId, [id, into])
    if (lists.length < 2) throw notFound('list')
    const moved = await moveInside(db, learnerId, into, await listWordIds(db, learnerId, id))
    await removeList(db, learnerId, id)
    return moved
  })
}

/** Words of one statement: a list of a hundred thousand takes longer than one statement may. */
const wordsAtOnce = 5000

async function moveInside(db: Database, learnerId: string, listId: string, wordIds: string[]) {
  if (wordIds.length === 0) return { moved: 0, merged: 0 }
  const words = await listWordsToMove(db, { learnerId, listId, wordIds })
  const { moving, merging } = await sortOut(db, learnerId, listId, words)
  for (let at = 0; at < moving.length; at += wordsAtOnce)
    await moveWordsTo(db, { learnerId, listId, wordIds: moving.slice(at, at + wordsAtOnce) })
  if (merging.length > 0) await joinWords(db, learnerId, merging)
  await countWordsAnew(db, learnerId, [listId, ...new Set(words.map((one) => one.listId))])
  return { moved: moving.length, merged: merging.length }
}

type Merging = { word: StoredWord; into: StoredWord }

/** A word that the list holds already is one with it, and so are two of those that come. */
async function sortOut(db: Database, learnerId: string, listId: string, words: readonly StoredWord[]) {
  const keyOf = ({ language, textKey }: StoredWord) => `${language} ${textKey}`
  const spellings = words.map(({ textKey }) => textKey)
  const there = await listWordsSpelled(db, learnerId, listId, spellings)
  const held = new Map(there.map((one) => [keyOf(one), one]))
  const moving: string[] = []
  const merging: Merging[] = []
  for (const word of words) {
    const into = held.get(keyOf(word))
    if (into) merging.push({ word, into })
    else {
      moving.push(word.id)
      held.set(keyOf(word), word)
    }
  }
  return { moving, merging }
}

/** What stood in both stays once, with what was known of either and how it was answered. */
async function joinWords(db: Database, learnerId: string, merging: readonly Merging[]) {
  const joined = new Map<string, StoredWord>()
  for (const { word, into } of merging) {
    const before = joined.get(into.id) ?? into
    const translation = mergeAlternatives(before.translation, word.translation, translationMaximum)
    joined.set(into.id, {
      ...before,
      translation,
      searchKey: searchKeyOf(into.text, translation),
      definition: before.definition || word.definition,
      example: before.example || word.example,
    })
  }
  await joinTexts(db, learnerId, [...joined.values()])
  await replaceWords(
    db,
    learnerId,
    merging.map(({ word, into }) => ({ id: word.id, by: into.id })),
  )
  await restOfLanguages(
    db,
    learnerId,
    merging.map(({ word: { language, lemmaKey: lemma } }) => ({ language, lemma })),
  )
}

/** Of these base forms, those that no list holds any more rest. */
async function restOfLanguages(
  db: Database,
  learnerId: string,
  held: readonly { language: string; lemma: string }[],
) {
  for (const language of new Set(held.map((one) => one.language))) {
    const lemmas = held.filter((one) => one.language === language).map(({ lemma }) => lemma)
    await suspendOrphanedCards(db, { learnerId, language }, [...new Set(lemmas)])
  }
}
