import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { richerSchema, type StyleBook, styleSchema } from '@verbena/nlp/writing-check/style-schema'

/**
 * Reads `content/writing/style` and `content/writing/richer`.
 * @throws Error if a file is invalid
 */
export function readStyleBook(contentDirectory: string, language: CourseLanguageCode): StyleBook {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(contentDirectory, 'writing', folder, `${language}.json`), 'utf8'))
  return { style: styleSchema.parse(read('style')), richer: richerSchema.parse(read('richer')) }
}
