import type { WordList } from '@verbena/contract/vocabulary/lists'
import { violatedUniqueConstraint } from '../../../database/database-errors.ts'
import { lockWordMoves } from '../../../database/word-moves-lock.ts'
import { AppError, notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { suspendOrphanedCards } from '../../reviews/review-cards.service.ts'
import {
  changeList,
  insertList,
  listLists,
  lockLists,
  placeLists,
  removeList,
  type StoredList,
} from './lists.queries.ts'

type Needs = Pick<Services, 'db'>

export async function readLists({ db }: Needs, learnerId: string): Promise<WordList[]> {
  const lists = await listLists(db, learnerId)
  return lists.map(({ id, name, description, wordCount, answeredCount, correctCount }) => ({
    id,
    name,
    description,
    wordCount,
    answeredCount,
    correctCount,
    progress: answeredCount === 0 ? null : Math.round((100 * correctCount) / wordCount),
  }))
}

/** @throws AppError LIST_NAME_TAKEN */
export async function createWordList(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  learnerId: string,
  { name, description }: { name: string; description: string },
): Promise<StoredList> {
  const now = clock.now()
  const list = await insertList(db, { learnerId, name, description, createdAt: now, usedAt: now })
  if (!list) throw new AppError('LIST_NAME_TAKEN', 'You already have a list with this name.')
  return list
}

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

/** Deletes the list with its words. The review cards of their base forms stay. @throws AppError NOT_FOUND */
export async function deleteListWithWords({ db: database }: Needs, learnerId: string, id: string) {
  await database.transaction(async (db) => {
    await lockWordMoves(db, learnerId)
    await lockLists(db, learnerId, [id])
    const held = await removeList(db, learnerId, id)
    if (!held) throw notFound('list')
    await suspendOrphanedCards(db, learnerId, held)
  })
}

export async function putInOrder({ db: database }: Needs, learnerId: string, ids: string[]) {
  await database.transaction(async (db) => {
    await lockLists(db, learnerId, ids)
    await placeLists(db, learnerId, [...new Set(ids)])
  })
}
