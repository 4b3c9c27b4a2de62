import { and, eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { word, wordAttempt, wordList } from '../../database/schema/vocabulary.ts'

/** @returns false when an answer with this id exists */
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

const answered = prepared((db) => {
  const isCorrect = sql<boolean>`${sql.placeholder('isCorrect')}::boolean`
  const ofAnswered = and(
    eq(word.learnerId, sql.placeholder('learnerId')),
    eq(word.id, sql.placeholder('wordId')),
  )
  const before = db
    .$with('before')
    .as(
      db
        .select({ id: word.id, lastCorrect: word.lastCorrect })
        .from(word)
        .where(ofAnswered)
        .for('no key update'),
    )
  const marked = db.$with('marked').as(
    db
      .update(word)
      .set({ lastCorrect: isCorrect })
      .from(before)
      .where(and(eq(word.learnerId, sql.placeholder('learnerId')), eq(word.id, before.id)))
      .returning({ listId: word.listId, language: word.language, lemmaKey: word.lemmaKey }),
  )
  const counted = db.$with('counted').as(
    db
      .update(wordList)
      .set({
        answeredCount: sql`${wordList.answeredCount} + (${before.lastCorrect} is null)::int`,
        correctCount: sql`${wordList.correctCount} + ${isCorrect}::int - coalesce(${before.lastCorrect}, false)::int`,
      })
      .from(before)
      .where(
        and(
          eq(wordList.learnerId, sql.placeholder('learnerId')),
          eq(wordList.id, sql`(select list_id from marked)`),
        ),
      )
      .returning({ id: wordList.id }),
  )
  return db
    .with(before, marked, counted)
    .select({ language: marked.language, lemmaKey: marked.lemmaKey })
    .from(marked)
    .prepare('word_answered')
})

/** Stores the last answer of a word and updates the counts of its list. @returns the word; undefined when there is none */
export async function markAnswered(db: Database, learnerId: string, wordId: string, isCorrect: boolean) {
  return (await answered(db).execute({ learnerId, wordId, isCorrect }))[0]
}
