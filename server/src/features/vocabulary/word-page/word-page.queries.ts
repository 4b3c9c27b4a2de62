import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { lemmaNote, word, wordList } from '../../../database/schema/vocabulary.ts'

type Lemma = { learnerId: string; language: string; lemma: string }

/** The words of a base form with their lists, the last saved one first. */
export const listWordsOfLemma = (db: Database, { learnerId, language, lemma }: Lemma) =>
  db
    .select({
      listId: word.listId,
      name: wordList.name,
      wordId: word.id,
      word: word.text,
      example: word.example,
    })
    .from(word)
    .innerJoin(wordList, and(eq(wordList.learnerId, word.learnerId), eq(wordList.id, word.listId)))
    .where(and(eq(word.learnerId, learnerId), eq(word.language, language), eq(word.lemmaKey, lemma)))
    .orderBy(desc(word.createdAt), asc(word.id))

const ofNote = ({ learnerId, language, lemma }: Lemma) =>
  and(eq(lemmaNote.learnerId, learnerId), eq(lemmaNote.language, language), eq(lemmaNote.lemma, lemma))

export async function findNote(db: Database, key: Lemma): Promise<string> {
  return (await db.select({ note: lemmaNote.note }).from(lemmaNote).where(ofNote(key)))[0]?.note ?? ''
}

/** @returns false if the stored note differs from `was` */
export async function replaceNote(
  db: Database,
  key: Lemma,
  { note, was, updatedAt }: { note: string; was: string; updatedAt: Date },
): Promise<boolean> {
  const stillThere = and(ofNote(key), eq(lemmaNote.note, was))
  if (was === '') {
    const rows = await db
      .insert(lemmaNote)
      .values({ ...key, note, updatedAt })
      .onConflictDoNothing()
      .returning({ lemma: lemmaNote.lemma })
    return rows.length === 1
  }
  const rows =
    note === ''
      ? await db.delete(lemmaNote).where(stillThere).returning({ lemma: lemmaNote.lemma })
      : await db
          .update(lemmaNote)
          .set({ note, updatedAt })
          .where(stillThere)
          .returning({ lemma: lemmaNote.lemma })
  return rows.length === 1
}
