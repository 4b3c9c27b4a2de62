import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { word, wordList } from '../../database/schema/vocabulary.ts'

export type StoredWord = typeof word.$inferSelect

const ofWord = (learnerId: string, id: string) => and(eq(word.learnerId, learnerId), eq(word.id, id))

/** The columns that a reply shows. */
const shownColumns = {
  id: word.id,
  text: word.text,
  translation: word.translation,
  example: word.example,
  definition: word.definition,
  language: word.language,
  headword: word.headword,
}
export type ShownWord = Pick<StoredWord, keyof typeof shownColumns>

const wordsOfList = prepared((db) =>
  db
    .select(shownColumns)
    .from(wordList)
    .leftJoin(word, and(eq(word.learnerId, wordList.learnerId), eq(word.listId, wordList.id)))
    .where(
      and(eq(wordList.learnerId, sql.placeholder('learnerId')), eq(wordList.id, sql.placeholder('listId'))),
    )
    .orderBy(asc(word.createdAt), asc(word.id))
    .prepare('words_of_list'),
)

/** @returns undefined when the learner has no such list */
export async function listWordsOfList(
  db: Database,
  learnerId: string,
  listId: string,
): Promise<ShownWord[] | undefined> {
  const rows = await wordsOfList(db).execute({ learnerId, listId })
  // A list without words is one row without a word.
  return rows.length === 0 ? undefined : rows.filter((row): row is ShownWord => row.id !== null)
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

type WordChange = Pick<
  StoredWord,
  'text' | 'textKey' | 'lemmaKey' | 'searchKey' | 'translation' | 'definition' | 'example' | 'headword'
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
