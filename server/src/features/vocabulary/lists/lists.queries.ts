import { textKey } from '@verbena/language/text/text-key'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../../database/database.ts'
import { word, wordList } from '../../../database/schema/vocabulary.ts'
import type { StoredWord } from '../words.queries.ts'

export type StoredList = typeof wordList.$inferSelect

const ofList = (learnerId: string, id: string) => and(eq(wordList.learnerId, learnerId), eq(wordList.id, id))

const listsOfLearner = prepared((db) =>
  db
    .select()
    .from(wordList)
    .where(eq(wordList.learnerId, sql.placeholder('learnerId')))
    .orderBy(asc(wordList.position), desc(wordList.createdAt), asc(wordList.id))
    .prepare('lists_of_learner'),
)

/** In the learner's order; lists that were never placed come first, the newest first. */
export const listLists = (db: Database, learnerId: string): Promise<StoredList[]> =>
  listsOfLearner(db).execute({ learnerId })

const listNames = prepared((db) =>
  db
    .select({ id: wordList.id, name: wordList.name })
    .from(wordList)
    .where(eq(wordList.learnerId, sql.placeholder('learnerId')))
    .orderBy(desc(wordList.usedAt), asc(wordList.id))
    .prepare('list_names'),
)

export const listListNames = (db: Database, learnerId: string) => listNames(db).execute({ learnerId })

export async function findList(db: Database, learnerId: string, id: string): Promise<StoredList | undefined> {
  return (await db.select().from(wordList).where(ofList(learnerId, id)))[0]
}

const listByName = prepared((db) =>
  db
    .select()
    .from(wordList)
    .where(
      and(
        eq(wordList.learnerId, sql.placeholder('learnerId')),
        eq(wordList.nameKey, sql.placeholder('nameKey')),
      ),
    )
    .prepare('list_by_name'),
)

export async function findListByName(
  db: Database,
  learnerId: string,
  name: string,
): Promise<StoredList | undefined> {
  return (await listByName(db).execute({ learnerId, nameKey: textKey(name) }))[0]
}

/** @returns the new list, or undefined when its name is taken */
export async function insertList(
  db: Database,
  values: Omit<typeof wordList.$inferInsert, 'nameKey'>,
): Promise<StoredList | undefined> {
  const list = { ...values, nameKey: textKey(values.name) }
  return (await db.insert(wordList).values(list).onConflictDoNothing().returning())[0]
}

/** After a word was removed: takes it out of the stored counts of its list. */
export async function removeWordFromCounts(
  db: Database,
  { learnerId, listId, lastCorrect }: Pick<StoredWord, 'learnerId' | 'listId' | 'lastCorrect'>,
) {
  await db
    .update(wordList)
    .set({
      wordCount: sql`${wordList.wordCount} - 1`,
      answeredCount: sql`${wordList.answeredCount} - ${lastCorrect === null ? 0 : 1}`,
      correctCount: sql`${wordList.correctCount} - ${lastCorrect ? 1 : 0}`,
    })
    .where(ofList(learnerId, listId))
}

/** @returns the list, undefined when there is none */
export async function changeList(
  db: Database,
  learnerId: string,
  id: string,
  change: Pick<StoredList, 'name' | 'description'>,
): Promise<StoredList | undefined> {
  const named = { ...change, nameKey: textKey(change.name) }
  return (await db.update(wordList).set(named).where(ofList(learnerId, id)).returning())[0]
}

/** Removes a list with its words. @returns the base forms of these words; undefined when there is no such list */
export async function removeList(db: Database, learnerId: string, id: string) {
  const held = await db
    .selectDistinct({ language: word.language, lemma: word.lemmaKey })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.listId, id)))
  const rows = await db.delete(wordList).where(ofList(learnerId, id)).returning({ id: wordList.id })
  return rows.length === 1 ? held : undefined
}

/** Gives lists their positions, from 1; the others keep theirs. */
export async function placeLists(db: Database, learnerId: string, ids: string[]) {
  if (ids.length === 0) return
  const places = sql`(select id, place from unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, place))`
  await db
    .update(wordList)
    .set({ position: sql`placed.place` })
    .from(sql`${places} as placed`)
    .where(and(eq(wordList.learnerId, learnerId), sql`${wordList.id} = placed.id`))
}

/** Locks lists in the order of their ids, so that two transactions that lock the same lists cannot deadlock. */
export async function lockLists(db: Database, learnerId: string, ids: string[]): Promise<StoredList[]> {
  return db
    .select()
    .from(wordList)
    .where(and(eq(wordList.learnerId, learnerId), inArray(wordList.id, ids)))
    .orderBy(wordList.id)
    .for('update')
}
