import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Level, levels } from '@verbena/language/levels'
import { type LessonFile, lessonFileSchema } from './lesson-schema.ts'

/**
 * A lesson with its position. `id` is the index of the level times 100 plus the number in the level, so a2/03-… is
 * 103.
 */
export type Lesson = LessonFile & { id: number; level: Level; order: number; slug: string }

const perLevel = 100

/**
 * Reads `content/lessons` in the order in which lessons are learned.
 * @throws Error with the name of a file that is invalid, or whose number another lesson has
 */
export function readStarterLessons(contentDirectory: string): Lesson[] {
  return levels.flatMap((level) => readLevel(join(contentDirectory, 'lessons', level.toLowerCase()), level))
}

function readLevel(folder: string, level: Level): Lesson[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return names.map((name, index) => {
    const [, digits = '', slug = ''] = /^(\d\d)-([a-z0-9-]+)\.json$/.exec(name) ?? []
    const order = Number(digits)
    if (order === 0 || names[index - 1]?.startsWith(digits))
      throw new Error(`${join(folder, name)}: a lesson's name begins with two digits of its own`)
    const parsed = lessonFileSchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    if (!parsed.success) throw new Error(`${join(folder, name)}: ${parsed.error.message}`)
    return { ...parsed.data, id: levels.indexOf(level) * perLevel + order, level, order, slug }
  })
}
