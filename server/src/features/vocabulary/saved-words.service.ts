import type { Services } from '../../services.ts'
import { findSavedWordByKeys, type StoredWord } from './vocabulary.queries.ts'
import { keyOf } from './vocabulary.service.ts'

export type SavedWord = Pick<StoredWord, 'text' | 'translation' | 'definition' | 'example'>

/** A word that the learner has saved, in any list, by one of its spellings; the last one saved. */
export async function findSavedWord(
  { db }: Pick<Services, 'db'>,
  learnerId: string,
  { language, texts }: { language: string; texts: readonly string[] },
): Promise<SavedWord | undefined> {
  return findSavedWordByKeys(db, learnerId, language, [...new Set(texts.map(keyOf))])
}
