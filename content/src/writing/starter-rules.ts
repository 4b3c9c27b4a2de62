import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { type WritingRule, writingRulesSchema } from '@verbena/nlp/writing-check/rule-schema'

/**
 * Reads `content/writing/rules/<language>.json`. A language without the file has no rules.
 * @throws Error with the name of the file if it is invalid
 */
export function readWritingRules(contentDirectory: string, language: CourseLanguageCode): WritingRule[] {
  const file = join(contentDirectory, 'writing', 'rules', `${language}.json`)
  if (!existsSync(file)) return []
  const parsed = writingRulesSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`)
  return parsed.data
}
