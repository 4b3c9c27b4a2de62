import { textKey } from '@verbena/language/text/text-key'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { word, wordAttempt, wordList } from '../../../database/schema/vocabulary.ts'
import type { StoredList, StoredWord } from '../vocabulary.queries.ts'

const ofList = (learnerId: string, id: string) => and(eq(wordList.learnerId, learnerId), eq(wordList.id, id))

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

/**
 * Who moves a learner's words or removes a list is alone with them. Who changes one word and then the figures of its list
 * (`holdWords`) is not disturbed meanwhile: one would have the word and wait for the list, the other the reverse.
 */
export async function lockMoves(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(${movesKey(learnerId)})`)
}

/** Until the end of the transaction no word of the learner goes to another list; many may hold them at once. */
export async function holdWords(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${movesKey(learnerId)})`)
}

const movesKey = (learnerId: string) => sql`hashtextextended(${`word-moves ${learnerId}`}, 0)`

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
    .select()
    .from(word)
    .where(and(eq(word.learnerId, learnerId), among(word.id, wordIds), sql`${word.listId} <> ${listId}`))
    .orderBy(word.createdAt, word.id)
}

const among = (column: typeof word.id, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`

/** The lists in which these words stand. */
export async function listListsOfWords(db: Database, learnerId: string, wordIds: string[]) {
  const rows = await db
    .selectDistinct({ listId: word.listId })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), among(word.id, wordIds)))
  return rows.map(({ listId }) => listId)
}

export async function listWordIds(db: Database, learnerId: string, listId: string): Promise<string[]> {
  const rows = await db
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.listId, listId)))
  return rows.map(({ id }) => id)
}

/** Of the words of a list, those that are spelled so, in whatever language. */
export async function listWordsSpelled(db: Database, learnerId: string, listId: string, keys: string[]) {
  return db
    .select()
    .from(word)
    .where(
      and(
        eq(word.learnerId, learnerId),
        eq(word.listId, listId),
        sql`${word.textKey} = any(${sql.param(keys)}::text[])`,
      ),
    )
}

export async function moveWordsTo(db: Database, { learnerId, listId, wordIds }: Move) {
  await db
    .update(word)
    .set({ listId })
    .where(and(eq(word.learnerId, learnerId), among(word.id, wordIds)))
}

type Joined = Pick<StoredWord, 'id' | 'translation' | 'searchKey' | 'definition' | 'example'>

export async function joinTexts(db: Database, learnerId: string, words: readonly Joined[]) {
  const column = (name: keyof Joined) => sql.param(words.map((one) => one[name]))
  const given = sql`unnest(${column('id')}::uuid[], ${column('translation')}::text[], ${column('searchKey')}::text[],
    ${column('definition')}::text[], ${column('example')}::text[])`
  await db.execute(sql`
    update ${word} set translation = given.translation, search_key = given.search_key,
      definition = given.definition, example = given.example
    from ${given} as given (id, translation, search_key, definition, example)
    where ${word.learnerId} = ${learnerId} and ${word.id} = given.id`)
}

/** The answers about some words become answers about others, which stand for them from now on, and the last one counts. */
export async function replaceWords(
  db: Database,
  learnerId: string,
  replaced: readonly { id: string; by: string }[],
) {
  const [gone, by] = [replaced.map(({ id }) => id), replaced.map((one) => one.by)]
  const given = sql`unnest(${sql.param(gone)}::uuid[], ${sql.param(by)}::uuid[]) as given (gone, by)`
  await db.execute(sql`
    update ${wordAttempt} set word_id = given.by from ${given}
    where ${wordAttempt.learnerId} = ${learnerId} and ${wordAttempt.wordId} = given.gone`)
  await db.delete(word).where(and(eq(word.learnerId, learnerId), among(word.id, gone)))
  await db.execute(sql`
    update ${word} set last_correct = (
      select is_correct from ${wordAttempt} as answer where answer.learner_id = ${learnerId} and answer.word_id = ${word.id}
      order by answer.answered_at desc, answer.id limit 1)
    where ${word.learnerId} = ${learnerId} and ${among(word.id, by)}`)
}

/** Counts the words of lists anew, and how they were answered, after many came and went. */
export async function countWordsAnew(db: Database, learnerId: string, ids: string[]) {
  const ofThis = sql`from ${word} where ${word.learnerId} = ${wordList.learnerId} and ${word.listId} = ${wordList.id}`
  await db
    .update(wordList)
    .set({
      wordCount: sql`(select count(*) ${ofThis})`,
      answeredCount: sql`(select count(${word.lastCorrect}) ${ofThis})`,
      correctCount: sql`(select count(*) ${ofThis} and ${word.lastCorrect})`,
    })
    .where(and(eq(wordList.learnerId, learnerId), inArray(wordList.id, ids)))
}
