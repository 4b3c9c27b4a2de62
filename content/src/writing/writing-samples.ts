import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'

const line = z.string().check(z.minLength(1), z.maxLength(400), z.trim())

const sampleSchema = z.strictObject({
  /** Latin letters: `mi-calle`. Outside the file it has its language before it: `es-mi-calle`. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{2,60}$/)),
  level: z.enum(levels),
  /** A title in the target language, in words of this level. */
  title: line,
  /** The writing task. */
  task: z.record(z.enum(interfaceLanguageCodes), line),
  /** Paragraphs are separated by an empty line. */
  text: z.string().check(z.minLength(100), z.maxLength(4000), z.trim()),
})

/** A text without mistakes, as a learner of its level might write it. */
export type WritingSampleText = z.infer<typeof sampleSchema>

export type WritingSamples = (language: CourseLanguageCode) => readonly WritingSampleText[]

/**
 * Reads `content/writing/samples`, the easiest first. A language without a file has no samples.
 * @throws Error with the name of a file that is invalid, or that has an id twice
 */
export function readWritingSamples(contentDirectory: string): WritingSamples {
  const byLanguage = new Map(
    courseLanguageCodes.map((language) => [language, readFile(contentDirectory, language)]),
  )
  return (language) => byLanguage.get(language) ?? []
}

function readFile(contentDirectory: string, language: CourseLanguageCode): WritingSampleText[] {
  const file = join(contentDirectory, 'writing', 'samples', `${language}.json`)
  if (!existsSync(file)) return []
  const parsed = z.array(sampleSchema).safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`)
  const ids = parsed.data.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice) throw new Error(`${file}: two samples are called ${twice}`)
  return parsed.data
    .map((sample) => ({ ...sample, id: `${language}-${sample.id}` }))
    .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
}
