import { textKey } from '@verbena/language/text/text-key'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { word, wordAttempt, wordList } from '../../database/schema/vocabulary.ts'

export type StoredList = typeof wordList.$inferSelect
export type StoredWord = typeof word.$inferSelect

const ofList = (learnerId: string, id: string) => and(eq(wordList.learnerId, learnerId), eq(wordList.id, id))
const ofWord = (learnerId: string, id: string) => and(eq(word.learnerId, learnerId), eq(word.id, id))

const listsOfLearner = prepared((db) =>
  db
    .select()
    .from(wordList)
    .where(eq(wordList.learnerId, sql.placeholder('learnerId')))
    .orderBy(asc(wordList.position), desc(wordList.createdAt), asc(wordList.id))
    .prepare('lists_of_learner'),
)

/** As the learner put them, then the newest first. */
export const listLists = (db: Database, learnerId: string): Promise<StoredList[]> =>
  listsOfLearner(db).execute({ learnerId })

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

/** After a word went: its list holds one less, and one answer less where it was answered. */
export async function countOneLess(
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

type WordChange = Pick<
  StoredWord,
  'text' | 'textKey' | 'lemmaKey' | 'searchKey' | 'translation' | 'definition' | 'example'
>

export async function findWord(db: Database, learnerId: string, id: string): Promise<StoredWord | undefined> {
  return (await db.select().from(word).where(ofWord(learnerId, id)))[0]
}

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

/** Its list counts it at once. @returns the word, undefined when the learner has no such one */
export async function markAnswered(db: Database, learnerId: string, wordId: string, isCorrect: boolean) {
  return (await answered(db).execute({ learnerId, wordId, isCorrect }))[0]
}

/** The id of the word of a base form that was saved last. */
export async function findWordOfLemma(db: Database, learnerId: string, language: string, lemmaKey: string) {
  const [found] = await db
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.language, language), eq(word.lemmaKey, lemmaKey)))
    .orderBy(desc(word.createdAt), asc(word.id))
    .limit(1)
  return found?.id
}
