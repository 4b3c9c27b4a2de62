import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { word, wordAttempt, wordList } from '../../database/schema/vocabulary.ts'
import type { StoredList } from './vocabulary.queries.ts'

const ofList = (learnerId: string, id: string) => and(eq(wordList.learnerId, learnerId), eq(wordList.id, id))

/** @returns the list, undefined when there is none */
export async function changeList(
  db: Database,
  learnerId: string,
  id: string,
  change: Pick<StoredList, 'name' | 'description'>,
): Promise<StoredList | undefined> {
  return (await db.update(wordList).set(change).where(ofList(learnerId, id)).returning())[0]
}

/** With its words. @returns the base forms that it held, by language; undefined when there is no such list */
export async function removeList(db: Database, learnerId: string, id: string) {
  const held = await db
    .selectDistinct({ language: word.language, lemma: word.lemmaKey })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.listId, id)))
  const rows = await db.delete(wordList).where(ofList(learnerId, id)).returning({ id: wordList.id })
  return rows.length === 1 ? held : undefined
}

/** Puts lists at their places, from 1; the others stay where they are. */
export async function placeLists(db: Database, learnerId: string, ids: string[]) {
  if (ids.length === 0) return
  const places = sql`(select id, place from unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, place))`
  await db
    .update(wordList)
    .set({ position: sql`placed.place` })
    .from(sql`${places} as placed`)
    .where(and(eq(wordList.learnerId, learnerId), sql`${wordList.id} = placed.id`))
}

/** One move of a learner's words after the other: each finds them where the other left them. */
export async function lockMoves(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`word-moves ${learnerId}`}, 0))`)
}

/** Lists in the order of their ids, so that two who lock the same ones wait and never for each other. */
export async function lockLists(db: Database, learnerId: string, ids: string[]): Promise<StoredList[]> {
  return db
    .select()
    .from(wordList)
    .where(and(eq(wordList.learnerId, learnerId), inArray(wordList.id, ids)))
    .orderBy(wordList.id)
    .for('update')
}

type Move = { learnerId: string; listId: string; wordIds: string[] }

/** Of these words, those that stand in other lists. */
export async function listWordsToMove(db: Database, { learnerId, listId, wordIds }: Move) {
  return db
    .select({ id: word.id, listId: word.listId, language: word.language, textKey: word.textKey })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), inArray(word.id, wordIds), sql`${word.listId} <> ${listId}`))
    .orderBy(word.createdAt, word.id)
}

export async function listWordIds(db: Database, learnerId: string, listId: string): Promise<string[]> {
  const rows = await db
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.listId, listId)))
  return rows.map(({ id }) => id)
}

/** What a list holds already, by language and spelling. */
export async function listSpellings(db: Database, learnerId: string, listId: string) {
  return db
    .select({ id: word.id, language: word.language, textKey: word.textKey })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.listId, listId)))
}

export async function moveWordsTo(db: Database, { learnerId, listId, wordIds }: Move) {
  await db
    .update(word)
    .set({ listId })
    .where(and(eq(word.learnerId, learnerId), inArray(word.id, wordIds)))
}

/** The answers about one word become answers about another, which stands for it from now on. */
export async function replaceWord(db: Database, learnerId: string, id: string, by: string) {
  await db
    .update(wordAttempt)
    .set({ wordId: by })
    .where(and(eq(wordAttempt.learnerId, learnerId), eq(wordAttempt.wordId, id)))
  await db.delete(word).where(and(eq(word.learnerId, learnerId), eq(word.id, id)))
}

/** Counts the words of lists anew, and how they were answered, after many came and went. */
export async function countWordsAnew(db: Database, learnerId: string, ids: string[]) {
  const ofThis = sql`from ${word} where ${word.learnerId} = ${wordList.learnerId} and ${word.listId} = ${wordList.id}`
  await db
    .update(wordList)
    .set({
      wordCount: sql`(select count(*) ${ofThis})`,
      answeredCount: sql`(select count(${word.lastCorrect}) ${ofThis})`,
      rightCount: sql`(select count(*) ${ofThis} and ${word.lastCorrect})`,
    })
    .where(and(eq(wordList.learnerId, learnerId), inArray(wordList.id, ids)))
}
