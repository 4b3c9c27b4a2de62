import type { WantedPair } from '@verbena/content/lessons/lesson-book'
import type { Pair } from '@verbena/content/lessons/lesson-items'
import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { computePath, type PathEntry } from './lesson-path.ts'
import { listOrders, listProgress } from './lessons.queries.ts'

export type PathNeeds = Pick<Services, 'db' | 'lessons'>

/** Languages of a request that replace those of the account. */
export type NamedPair = {
  native_language?: LanguageCode | undefined
  target_language?: TargetLanguageCode | undefined
}

export type LessonPath = {
  pair: WantedPair
  /** The level of the account. */
  level: Level
  /** Level by level, each in the order of the learner. Empty if there are no lessons for the pair. */
  entries: PathEntry[]
}

/** Whether there are lessons for the pair of languages. */
export async function hasLessons(services: PathNeeds, learnerId: string, named: NamedPair): Promise<boolean> {
  const { pair } = await readPair(services, learnerId, named)
  return services.lessons.hasPair(pair)
}

export async function readPath(
  services: PathNeeds,
  learnerId: string,
  named: NamedPair = {},
): Promise<LessonPath> {
  const { db, lessons: book } = services
  const { pair, level } = await readPair(services, learnerId, named)
  if (!book.hasPair(pair)) return { pair, level, entries: [] }
  const [done, orders] = await Promise.all([
    listProgress(db, learnerId, pair.target),
    listOrders(db, learnerId, { nativeLanguage: pair.native, targetLanguage: pair.target }),
  ])
  const byLevel = new Map(
    // The learner's own orders come last, so that they replace the published ones.
    orders
      .toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn))
      .map(({ level: one, ids }) => [one as Level, ids]),
  )
  return { pair, level, entries: computePath({ lessons: book.lessons, done, orders: byLevel, level }) }
}

/** The languages of a request, and the learner's level. */
export async function readPair(
  services: PathNeeds,
  learnerId: string,
  named: NamedPair,
): Promise<{ pair: WantedPair; level: Level }> {
  const learner = await readLearner(services, learnerId)
  return {
    pair: {
      native: named.native_language ?? (learner.nativeLanguage as LanguageCode),
      target: named.target_language ?? (learner.targetLanguage as TargetLanguageCode),
    },
    level: learner.level as Level,
  }
}

export type OpenLesson = LessonPath & { pair: Pair; entry: PathEntry; lesson: Lesson }

/**
 * A lesson that the learner may open, in the languages of the request or else those of the account.
 * @throws AppError NOT_FOUND, LESSON_LOCKED
 */
export async function requireOpenLesson(
  services: PathNeeds,
  learnerId: string,
  id: number,
  named: NamedPair = {},
): Promise<OpenLesson> {
  const path = await readPath(services, learnerId, named)
  const { pair, entries } = path
  const entry = entries.find(({ lesson }) => lesson.id === id)
  if (!entry || !services.lessons.hasPair(pair)) throw notFound('lesson')
  if (entry.status === 'locked')
    throw new AppError('LESSON_LOCKED', 'This lesson opens when those before it are done.')
  return { ...path, pair, entry, lesson: entry.lesson }
}

/**
 * The lesson of the same level to continue with after this one: the next one that is not completed, else the one after
 * this; never one that stays locked. Null at the end.
 */
export function nextLessonOf({ entries, entry }: Pick<OpenLesson, 'entries' | 'entry'>): number | null {
  const ofLevel = entries.filter(({ lesson }) => lesson.level === entry.lesson.level)
  const behind = ofLevel.slice(entry.order)
  const isOpen = ({ status }: PathEntry) => status === 'current'
  const [after] = behind
  // Completing the current lesson opens the locked one after it; repeating a completed lesson opens none.
  const opened = entry.status === 'current' ? behind.find(({ status }) => status === 'locked') : undefined
  const found = behind.find(isOpen) ?? opened ?? (after?.status === 'locked' ? ofLevel.find(isOpen) : after)
  return found?.lesson.id ?? null
}

/** The next level; undefined after the highest. */
export const levelAbove = (level: Level): Level | undefined => levels[levels.indexOf(level) + 1]
