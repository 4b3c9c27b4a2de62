import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * An exclusive lock for moving the words of a learner or removing a list, until the end of the transaction. A change of
 * one word locks the word, then its list; moving locks lists first. Without this lock the two would deadlock.
 */
export async function lockWordMoves(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(${movesKey(learnerId)})`)
}

/** A shared lock for changes of one word: until the end of the transaction no word of the learner is moved. */
export async function lockWordMovesShared(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${movesKey(learnerId)})`)
}

const movesKey = (learnerId: string) => sql`hashtextextended(${`word-moves ${learnerId}`}, 0)`
