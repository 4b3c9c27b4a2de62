import { and, asc, avg, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { word, wordAttempt, wordList } from '../../database/schema/vocabulary.ts'

export type StoredList = typeof wordList.$inferSelect
export type StoredWord = typeof word.$inferSelect

const ofList = (learnerId: string, id: string) => and(eq(wordList.learnerId, learnerId), eq(wordList.id, id))
const ofWord = (learnerId: string, id: string) => and(eq(word.learnerId, learnerId), eq(word.id, id))

/** Newest first, each with the share of its words that were right the last time, 0 to 100 or null. */
export async function listLists(
  db: Database,
  learnerId: string,
): Promise<{ list: StoredList; progress: number | null }[]> {
  const rows = await db
    .select({
      list: wordList,
      progress: avg(sql`case when ${word.lastCorrect} then 100 else 0 end`).mapWith(Number),
      tried: sql<number>`count(${word.lastCorrect})`.mapWith(Number),
    })
    .from(wordList)
    .leftJoin(word, and(eq(word.learnerId, wordList.learnerId), eq(word.listId, wordList.id)))
    .where(eq(wordList.learnerId, learnerId))
    .groupBy(wordList.learnerId, wordList.id)
    .orderBy(desc(wordList.createdAt), asc(wordList.id))
  return rows.map(({ list, progress, tried }) => ({
    list,
    progress: tried > 0 ? Math.round(progress ?? 0) : null,
  }))
}

export async function listListNames(db: Database, learnerId: string) {
  return db
    .select({ id: wordList.id, name: wordList.name })
    .from(wordList)
    .where(eq(wordList.learnerId, learnerId))
    .orderBy(desc(wordList.usedAt), asc(wordList.id))
}

export async function findList(db: Database, learnerId: string, id: string): Promise<StoredList | undefined> {
  return (await db.select().from(wordList).where(ofList(learnerId, id)))[0]
}

export async function findListByName(db: Database, learnerId: string, name: string) {
  const sameName = sql`lower(${wordList.name}) = lower(${name})`
  const [list] = await db
    .select()
    .from(wordList)
    .where(and(eq(wordList.learnerId, learnerId), sameName))
  return list
}

/** @returns the new list, or undefined when its name is taken */
export async function insertList(
  db: Database,
  values: typeof wordList.$inferInsert,
): Promise<StoredList | undefined> {
  return (await db.insert(wordList).values(values).onConflictDoNothing().returning())[0]
}

/** @param by how many words came or went */
export async function touchList(db: Database, learnerId: string, id: string, by: number, usedAt?: Date) {
  await db
    .update(wordList)
    .set({ wordCount: sql`${wordList.wordCount} + ${by}`, ...(usedAt && { usedAt }) })
    .where(ofList(learnerId, id))
}

const wordsOfList = prepared((db) =>
  db
    .select()
    .from(word)
    .where(and(eq(word.learnerId, sql.placeholder('learnerId')), eq(word.listId, sql.placeholder('listId'))))
    .orderBy(asc(word.createdAt), asc(word.id))
    .prepare('words_of_list'),
)

export const listWordsOfList = (db: Database, learnerId: string, listId: string): Promise<StoredWord[]> =>
  wordsOfList(db).execute({ learnerId, listId })

/** @returns the new word, or undefined when the list holds it already */
export async function insertWord(
  db: Database,
  values: typeof word.$inferInsert,
): Promise<StoredWord | undefined> {
  return (await db.insert(word).values(values).onConflictDoNothing().returning())[0]
}

export async function findWordInList(
  db: Database,
  { learnerId, listId, language, textKey }: Pick<StoredWord, 'learnerId' | 'listId' | 'language' | 'textKey'>,
): Promise<StoredWord | undefined> {
  const [found] = await db
    .select()
    .from(word)
    .where(
      and(
        eq(word.learnerId, learnerId),
        eq(word.listId, listId),
        eq(word.language, language),
        eq(word.textKey, textKey),
      ),
    )
  return found
}

type WordChange = Pick<StoredWord, 'text' | 'textKey' | 'translation' | 'definition' | 'example'>

export async function updateWordTexts(db: Database, learnerId: string, id: string, change: WordChange) {
  return (await db.update(word).set(change).where(ofWord(learnerId, id)).returning())[0]
}

export async function removeWord(
  db: Database,
  learnerId: string,
  id: string,
): Promise<StoredWord | undefined> {
  return (await db.delete(word).where(ofWord(learnerId, id)).returning())[0]
}

/** @returns false when an answer of this id was recorded before */
export async function insertAttempt(db: Database, values: typeof wordAttempt.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(wordAttempt)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: wordAttempt.id })
  return rows.length === 1
}

export async function findAttempt(db: Database, learnerId: string, id: string) {
  const ofAttempt = and(eq(wordAttempt.learnerId, learnerId), eq(wordAttempt.id, id))
  return (await db.select().from(wordAttempt).where(ofAttempt))[0]
}

/** @returns false when the learner has no such word */
export async function markAnswered(db: Database, learnerId: string, id: string, isCorrect: boolean) {
  const rows = await db
    .update(word)
    .set({ lastCorrect: isCorrect })
    .where(ofWord(learnerId, id))
    .returning({ id: word.id })
  return rows.length === 1
}

export async function findSavedWordByKeys(db: Database, learnerId: string, language: string, keys: string[]) {
  const rows = await db
    .select()
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.language, language), inArray(word.textKey, keys)))
    .orderBy(desc(word.createdAt))
    .limit(1)
  return rows[0]
}
