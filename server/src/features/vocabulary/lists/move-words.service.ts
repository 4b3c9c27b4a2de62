import { translationMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import { mergeAlternatives } from '@verbena/language/word-table/merge-alternatives'
import type { Database } from '../../../database/database.ts'
import { lockWordMoves } from '../../../database/word-moves-lock.ts'
import { AppError, notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { suspendOrphanedCards } from '../../reviews/review-cards.service.ts'
import type { StoredWord } from '../words.queries.ts'
import { searchKeyOf } from '../words.service.ts'
import { lockLists, removeList } from './lists.queries.ts'
import {
  listListsOfWords,
  listWordIds,
  listWordsSpelled,
  listWordsToMove,
  moveWordsTo,
  recountLists,
  replaceMergedWords,
  updateMergedTexts,
} from './move-words.queries.ts'

type Needs = Pick<Services, 'db'>

/** Words of another learner are ignored. @throws AppError NOT_FOUND for a list that the learner does not have */
export async function moveToList(
  { db: database }: Needs,
  learnerId: string,
  { wordIds, listId }: { wordIds: string[]; listId: string },
) {
  return database.transaction(async (db) => {
    await lockWordMoves(db, learnerId)
    const from = await listListsOfWords(db, learnerId, wordIds)
    const lists = await lockLists(db, learnerId, [...new Set([listId, ...from])])
    if (!lists.some(({ id }) => id === listId)) throw notFound('list')
    return moveLocked(db, learnerId, listId, [...new Set(wordIds)])
  })
}

/** @throws AppError NOT_FOUND, INVALID_REQUEST for a list into itself */
export async function mergeInto({ db: database }: Needs, learnerId: string, id: string, into: string) {
  if (id === into) throw new AppError('INVALID_REQUEST', 'body.into: is the same list')
  return database.transaction(async (db) => {
    await lockWordMoves(db, learnerId)
    const lists = await lockLists(db, learnerId, [id, into])
    if (lists.length < 2) throw notFound('list')
    const moved = await moveLocked(db, learnerId, into, await listWordIds(db, learnerId, id))
    await removeList(db, learnerId, id)
    return moved
  })
}

/** Words per statement: moving a list of a hundred thousand in one takes longer than a statement may. */
const batchSize = 5000

async function moveLocked(db: Database, learnerId: string, listId: string, wordIds: string[]) {
  if (wordIds.length === 0) return { moved: 0, merged: 0 }
  const words = await listWordsToMove(db, { learnerId, listId, wordIds })
  const { moving, merging } = await separateDuplicates(db, learnerId, listId, words)
  for (let at = 0; at < moving.length; at += batchSize)
    await moveWordsTo(db, { learnerId, listId, wordIds: moving.slice(at, at + batchSize) })
  if (merging.length > 0) await mergeWords(db, learnerId, merging)
  await recountLists(db, learnerId, [listId, ...new Set(words.map((one) => one.listId))])
  return { moved: moving.length, merged: merging.length }
}

type Merging = { word: StoredWord; into: StoredWord }

/** A word merges into the one of the same spelling, which is in the list already or moves there too. */
async function separateDuplicates(
  db: Database,
  learnerId: string,
  listId: string,
  words: readonly StoredWord[],
) {
  const keyOf = ({ language, textKey }: StoredWord) => `${language} ${textKey}`
  const spellings = words.map(({ textKey }) => textKey)
  const existing = await listWordsSpelled(db, learnerId, listId, spellings)
  const byKey = new Map(existing.map((one) => [keyOf(one), one]))
  const moving: string[] = []
  const merging: Merging[] = []
  for (const word of words) {
    const into = byKey.get(keyOf(word))
    if (into) merging.push({ word, into })
    else {
      moving.push(word.id)
      byKey.set(keyOf(word), word)
    }
  }
  return { moving, merging }
}

/** The word that stays gets the texts and the attempts of both. */
async function mergeWords(db: Database, learnerId: string, merging: readonly Merging[]) {
  const merged = new Map<string, StoredWord>()
  for (const { word, into } of merging) {
    const before = merged.get(into.id) ?? into
    const translation = mergeAlternatives(before.translation, word.translation, translationMaximum)
    merged.set(into.id, {
      ...before,
      translation,
      searchKey: searchKeyOf(into.text, translation),
      definition: before.definition || word.definition,
      example: before.example || word.example,
    })
  }
  await updateMergedTexts(db, learnerId, [...merged.values()])
  await replaceMergedWords(
    db,
    learnerId,
    merging.map(({ word, into }) => ({ id: word.id, by: into.id })),
  )
  await suspendOrphanedCards(
    db,
    learnerId,
    merging.map(({ word: { language, lemmaKey: lemma } }) => ({ language, lemma })),
  )
}
