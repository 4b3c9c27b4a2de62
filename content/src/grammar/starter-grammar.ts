import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { type GrammarTopicFile, grammarTopicFileSchema } from './grammar-schema.ts'

/** A topic with its position. `id` is the language and the slug: `es-ser-and-estar`. */
export type GrammarTopic = GrammarTopicFile & {
  id: string
  language: CourseLanguageCode
  level: Level
  slug: string
}

/**
 * Reads `content/grammar` in the order in which topics are learned.
 * @throws Error with the name of a file that is invalid, or whose slug another topic of the language has
 */
export function readStarterGrammar(contentDirectory: string): GrammarTopic[] {
  return courseLanguageCodes.flatMap((language) => {
    const topics = levels.flatMap((level) => readLevel(contentDirectory, language, level))
    const twice = topics.find(({ slug }, place) => topics.findIndex((topic) => topic.slug === slug) < place)
    if (twice) throw new Error(`content/grammar/${language}: two topics are called ${twice.slug}`)
    return topics
  })
}

function readLevel(contentDirectory: string, language: CourseLanguageCode, level: Level): GrammarTopic[] {
  const folder = join(contentDirectory, 'grammar', language, level.toLowerCase())
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return names.map((name) => {
    const [, slug] = /^\d\d-([a-z0-9-]+)\.json$/.exec(name) ?? []
    if (!slug) throw new Error(`${join(folder, name)}: a topic's name is two digits, a dash and a slug`)
    const parsed = grammarTopicFileSchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    if (!parsed.success) throw new Error(`${join(folder, name)}: ${parsed.error.message}`)
    return { ...parsed.data, id: `${language}-${slug}`, language, level, slug }
  })
}
