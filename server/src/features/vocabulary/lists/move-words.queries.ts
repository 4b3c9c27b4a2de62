import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { word, wordAttempt, wordList } from '../../../database/schema/vocabulary.ts'
import type { StoredWord } from '../words.queries.ts'

type Move = { learnerId: string; listId: string; wordIds: string[] }

/** Of these words, those that are not in the list yet, oldest first. */
export async function listWordsToMove(db: Database, { learnerId, listId, wordIds }: Move) {
  return db
    .select()
    .from(word)
    .where(and(eq(word.learnerId, learnerId), among(word.id, wordIds), sql`${word.listId} <> ${listId}`))
    .orderBy(word.createdAt, word.id)
}

const among = (column: typeof word.id, ids: readonly string[]) =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`

/** The lists that hold these words. */
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

/** The words of a list that have one of these text keys, in any language. */
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

type MergedTexts = Pick<StoredWord, 'id' | 'translation' | 'searchKey' | 'definition' | 'example'>

export async function updateMergedTexts(db: Database, learnerId: string, words: readonly MergedTexts[]) {
  const column = (name: keyof MergedTexts) => sql.param(words.map((one) => one[name]))
  const given = sql`unnest(${column('id')}::uuid[], ${column('translation')}::text[], ${column('searchKey')}::text[],
    ${column('definition')}::text[], ${column('example')}::text[])`
  await db.execute(sql`
    update ${word} set translation = given.translation, search_key = given.search_key,
      definition = given.definition, example = given.example
    from ${given} as given (id, translation, search_key, definition, example)
    where ${word.learnerId} = ${learnerId} and ${word.id} = given.id`)
}

/** Deletes words and moves their attempts to the words that replace them, whose last answer is computed again. */
export async function replaceMergedWords(
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

/** Computes the stored counts of lists again, after many words were moved. */
export async function recountLists(db: Database, learnerId: string, ids: string[]) {
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
