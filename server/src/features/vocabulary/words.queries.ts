import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { word } from '../../database/schema/vocabulary.ts'

export type StoredWord = typeof word.$inferSelect

const ofWord = (learnerId: string, id: string) => and(eq(word.learnerId, learnerId), eq(word.id, id))

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

/** The id of the last saved word of a base form. */
export async function findWordOfLemma(db: Database, learnerId: string, language: string, lemmaKey: string) {
  const [found] = await db
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.language, language), eq(word.lemmaKey, lemmaKey)))
    .orderBy(desc(word.createdAt), asc(word.id))
    .limit(1)
  return found?.id
}
