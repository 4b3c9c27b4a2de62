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

/** The stored progress of a learner in a lesson. */
export type LessonRecord = { lessonId: number; position: number; completedAt: Date | null }

type Course = {
  lessons: readonly Lesson[]
  done: readonly LessonRecord[]
  /** Numbers of lessons in order, by level. A level without an order has the order of the content. */
  orders: ReadonlyMap<Level, readonly number[]>
  /** The level of the learner. */
  level: Level
}

/**
 * The path of a learner, level by level. A completed lesson stays completed in any order. In the learner's own level the
 * first lesson that is not completed is open and the others are locked; lower levels are open, higher ones locked.
 */
export function computePath({ lessons, done, orders, level }: Course): PathEntry[] {
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
      // The lesson may have had more items when the position was stored.
      const last = lesson.items.length - 1
      return { lesson, order: index + 1, status, position: Math.min(known?.position ?? 0, last) }
    })
  })
}

/** The lessons with these ids in the order of the ids, then the others in the order of the content. */
function inOrder(lessons: readonly Lesson[], ids: readonly number[]): Lesson[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: Lesson) => places.get(id) ?? ids.length
  return lessons.toSorted((one, other) => placeOf(one) - placeOf(other) || one.order - other.order)
}

/** Whether the level has lessons and all of them are completed. */
export function isLevelDone(entries: readonly PathEntry[], level: Level): boolean {
  const ofLevel = entries.filter(({ lesson }) => lesson.level === level)
  return ofLevel.length > 0 && ofLevel.every(({ status }) => status === 'completed')
}
