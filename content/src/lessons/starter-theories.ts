import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { type TheoryFile, theoryFileSchema } from './theory-schema.ts'

export type LessonTheory = TheoryFile[string]

/** Finds the theory of a lesson by target language, level and slug. */
export type Theories = (target: CourseLanguageCode, level: Level, slug: string) => LessonTheory | undefined

/**
 * Reads `content/lessons/theory`. A language or level without a file has no theory.
 * @throws Error with the name of a file that is invalid
 */
export function readStarterTheories(contentDirectory: string): Theories {
  const files = new Map<string, TheoryFile>()
  for (const target of courseLanguageCodes)
    for (const level of levels) {
      const file = join(contentDirectory, 'lessons', 'theory', target, `${level.toLowerCase()}.json`)
      if (!existsSync(file)) continue
      const parsed = theoryFileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
      if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`)
      files.set(`${target} ${level}`, parsed.data)
    }
  return (target, level, slug) => files.get(`${target} ${level}`)?.[slug]
}
