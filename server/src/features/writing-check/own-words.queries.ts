import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { word } from '../../database/schema/vocabulary.ts'

/** Returns those of the text keys that are saved words of the learner. They do not count as misspellings. */
export async function listSavedAmong(
  db: Database,
  learnerId: string,
  language: string,
  words: string[],
): Promise<string[]> {
  if (words.length === 0) return []
  const rows = await db
    .selectDistinct({ lemma: word.lemmaKey })
    .from(word)
    .where(and(eq(word.learnerId, learnerId), eq(word.language, language), inArray(word.lemmaKey, words)))
  return rows.map(({ lemma }) => lemma)
}
