import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lesson } from '../../database/schema/lessons.ts'

export async function hasLessons(
  db: Database,
  { nativeLanguage, targetLanguage }: { nativeLanguage: string; targetLanguage: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(eq(lesson.nativeLanguage, nativeLanguage), eq(lesson.targetLanguage, targetLanguage)))
    .limit(1)
  return rows.length > 0
}
