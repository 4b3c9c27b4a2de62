import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import { type Level, levels } from '@verbena/language/levels'

export type LessonStatus = 'completed' | 'current' | 'locked'

export type PathEntry = {
  lesson: Lesson
  /** Place within its level, from 1. */
  order: number
  status: LessonStatus
  /** The item that comes next, from 0. */
  position: number
}

/** What a learner did with a lesson. */
export type Done = { lessonId: number; position: number; completedAt: Date | null }

type Course = {
  lessons: readonly Lesson[]
  done: readonly Done[]
  /** Numbers of lessons in order, by level; a level without any keeps the order of the content. */
  orders: ReadonlyMap<Level, readonly number[]>
  /** Of the learner. */
  level: Level
}

/**
 * The path of a learner, level by level. What is completed stays so, whatever the order. Of the learner's own level the
 * first lesson that is not completed is open and the rest wait; lower levels are open, higher ones locked.
 */
export function layPath({ lessons, done, orders, level }: Course): PathEntry[] {
  const doneById = new Map(done.map((one) => [one.lessonId, one]))
  return levels.flatMap((one) => {
    const ordered = inOrder(
      lessons.filter((lesson) => lesson.level === one),
      orders.get(one) ?? [],
    )
    let isNextFound = false
    return ordered.map((lesson, index) => {
      const known = doneById.get(lesson.id)
      const isCompleted = known?.completedAt != null
      const isOpen = levels.indexOf(one) < levels.indexOf(level) || (one === level && !isNextFound)
      if (!isCompleted) isNextFound = true
      const status = isCompleted ? 'completed' : isOpen ? 'current' : 'locked'
      // A lesson may have been longer once.
      const last = lesson.items.length - 1
      return { lesson, order: index + 1, status, position: Math.min(known?.position ?? 0, last) }
    })
  })
}

/** Those that are named, in that order, then the others as they were. */
function inOrder(lessons: readonly Lesson[], ids: readonly number[]): Lesson[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: Lesson) => places.get(id) ?? ids.length
  return lessons.toSorted((one, other) => placeOf(one) - placeOf(other) || one.order - other.order)
}

/** Whether there are lessons of a level, and all of them are completed. */
export function isLevelDone(entries: readonly PathEntry[], level: Level): boolean {
  const ofLevel = entries.filter(({ lesson }) => lesson.level === level)
  return ofLevel.length > 0 && ofLevel.every(({ status }) => status === 'completed')
}
