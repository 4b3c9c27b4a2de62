import { randomUUID } from 'node:crypto'
import type { Pair } from '@verbena/content/lessons/lesson-items'
import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { isLevelDone } from './lesson-path.ts'
import { type SavedLessonWords, saveLessonWords } from './lesson-words.service.ts'
import {
  insertLessonAttempt,
  lockCompleting,
  saveCompleted,
  saveListened,
  savePosition,
} from './lessons.queries.ts'
import { type NamedPair, readPair, readPath, requireOpenLesson } from './lessons.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon' | 'lessons'>

/** `position`: the item that comes next, from 0. `secondsAgo`: how long the step waited for a connection. */
export type LessonStep = {
  status: 'started' | 'listened' | 'completed'
  position?: number | undefined
  secondsAgo?: number | undefined
}

/**
 * Stores how far a learner is in a lesson. A completed lesson stays completed, and its words are saved the first time.
 * @returns the words that were saved now, and whether all lessons of the learner's own level are completed
 * @throws AppError NOT_FOUND, LESSON_LOCKED, INVALID_REQUEST for a position after the last item
 */
export async function saveProgress(
  services: Needs,
  learnerId: string,
  { id, ...named }: NamedPair & { id: number },
  step: LessonStep,
) {
  const { db, clock } = services
  const { lesson, pair, entries, level } = await requireOpenLesson(services, learnerId, id, named)
  const at = new Date(clock.now().getTime() - (step.secondsAgo ?? 0) * 1000)
  if (step.status === 'completed') return complete(services, learnerId, lesson, pair, at)
  const key = { learnerId, targetLanguage: pair.target, lessonId: lesson.id }
  if (step.status === 'listened') await saveListened(db, key, at)
  else {
    const position = step.position ?? 0
    if (position >= lesson.items.length)
      throw new AppError('INVALID_REQUEST', 'body.position: the lesson has fewer items')
    await savePosition(db, key, position, at)
  }
  return { ...noWordsSaved, isLevelDone: isLevelDone(entries, level) }
}

const noWordsSaved: SavedLessonWords = { savedWords: [], listName: '' }

async function complete(services: Needs, learnerId: string, lesson: Lesson, pair: Pair, at: Date) {
  const key = { learnerId, targetLanguage: pair.target, lessonId: lesson.id }
  const saved = await services.db.transaction(async (db) => {
    await lockCompleting(db, learnerId)
    const isFirst = await saveCompleted(db, key, at)
    return isFirst ? saveLessonWords({ ...services, db }, learnerId, lesson, pair) : noWordsSaved
  })
  // The path is read again, because another tab may have completed another lesson meanwhile.
  const { entries, level } = await readPath(services, learnerId, {
    native_language: pair.native,
    target_language: pair.target,
  })
  return { ...saved, isLevelDone: isLevelDone(entries, level) }
}

export type LessonAttempt = {
  id?: string | undefined
  itemId: string
  isCorrect: boolean
  direction: LessonDirection
  /** How long the attempt waited for a connection. It counts on the day on which it was made. */
  secondsAgo?: number | undefined
  named: NamedPair
}

/**
 * Stores an attempt. An id that is sent again is stored once. A lesson that is locked now does not refuse it, because it
 * was open when the learner answered.
 * @throws AppError NOT_FOUND if no lesson has the item
 */
export async function saveAttempt(services: Needs, learnerId: string, { named, ...attempt }: LessonAttempt) {
  const { db, clock, lessons } = services
  const found = lessons.itemOf(attempt.itemId)
  if (!found) throw notFound('item')
  const { pair } = await readPair(services, learnerId, named)
  await insertLessonAttempt(db, {
    learnerId,
    id: attempt.id ?? randomUUID(),
    targetLanguage: pair.target,
    lessonId: found.lesson.id,
    itemId: found.id,
    direction: attempt.direction,
    isCorrect: attempt.isCorrect,
    answeredAt: new Date(clock.now().getTime() - (attempt.secondsAgo ?? 0) * 1000),
  })
}
