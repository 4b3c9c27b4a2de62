import type { Database } from '../../database/database.ts'
import { brokenUniqueRule } from '../../database/database-errors.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { restForgotten } from '../memory/memory.service.ts'
import {
  changeList,
  countWordsAnew,
  listSpellings,
  listWordIds,
  listWordsToMove,
  lockLists,
  lockMoves,
  moveWordsTo,
  placeLists,
  removeList,
  replaceWord,
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
    if (brokenUniqueRule(error) === 'word_list_name')
      throw new AppError('LIST_NAME_TAKEN', 'You already have a list with this name.')
    throw error
  }
}

/** Its words go with it; what was learned of them is kept. @throws AppError NOT_FOUND */
export async function deleteListWithWords({ db: database }: Needs, learnerId: string, id: string) {
  await database.transaction(async (db) => {
    const held = await removeList(db, learnerId, id)
    if (!held) throw notFound('list')
    for (const language of new Set(held.map((one) => one.language))) {
      const lemmas = held.filter((one) => one.language === language).map(({ lemma }) => lemma)
      await restForgotten(db, { learnerId, language }, lemmas)
    }
  })
}

export async function putInOrder({ db: database }: Needs, learnerId: string, ids: string[]) {
  await database.transaction((db) => placeLists(db, learnerId, [...new Set(ids)]))
}

/** @throws AppError NOT_FOUND for a list or a word of another learner; then nothing is moved */
export async function moveToList(
  { db: database }: Needs,
  learnerId: string,
  { wordIds, listId }: { wordIds: string[]; listId: string },
) {
  return database.transaction(async (db) => {
    await lockMoves(db, learnerId)
    const [list] = await lockLists(db, learnerId, [listId])
    if (!list) throw notFound('list')
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

async function moveInside(db: Database, learnerId: string, listId: string, wordIds: string[]) {
  if (wordIds.length === 0) return { moved: 0, merged: 0 }
  const words = await listWordsToMove(db, { learnerId, listId, wordIds })
  const held = new Map(
    (await listSpellings(db, learnerId, listId)).map(({ id, language, textKey }) => [
      `${language} ${textKey}`,
      id,
    ]),
  )
  const moving: string[] = []
  const merging: { id: string; by: string }[] = []
  for (const { id, language, textKey } of words) {
    const key = `${language} ${textKey}`
    const by = held.get(key)
    if (by) merging.push({ id, by })
    else {
      moving.push(id)
      held.set(key, id)
    }
  }
  if (moving.length > 0) await moveWordsTo(db, { learnerId, listId, wordIds: moving })
  for (const { id, by } of merging) await replaceWord(db, learnerId, id, by)
  await countWordsAnew(db, learnerId, [listId, ...new Set(words.map((one) => one.listId))])
  return { moved: moving.length, merged: merging.length }
}
