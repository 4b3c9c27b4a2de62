import { randomUUID } from 'node:crypto'
import type { Pair } from '@verbena/content/lessons/lesson-items'
import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { isLevelDone } from './lesson-path.ts'
import type { Direction } from './lesson-replies.ts'
import { type JoinedWords, joinVocabulary } from './lesson-words.service.ts'
import {
  insertLessonAttempt,
  lockCompleting,
  saveCompleted,
  saveListened,
  savePosition,
} from './lessons.queries.ts'
import { type NamedPair, readPair, readPath, requireOpenLesson } from './lessons.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon' | 'lessons'>

/** `position`: the item that comes next, from 0. `secondsAgo`: how long it waited for a connection. */
export type LessonStep = {
  status: 'started' | 'listened' | 'completed'
  position?: number | undefined
  secondsAgo?: number | undefined
}

/**
 * Notes how far a learner is in a lesson. Completed once it stays so, and its words join the vocabulary that once.
 * @returns the words that joined now, and whether all lessons of the learner's own level are done
 * @throws AppError NOT_FOUND, LESSON_LOCKED, INVALID_REQUEST for a position behind the end
 */
export async function noteProgress(
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
  return { ...nothingJoined, isLevelDone: isLevelDone(entries, level) }
}

const nothingJoined: JoinedWords = { savedWords: [], listName: '' }

async function complete(services: Needs, learnerId: string, lesson: Lesson, pair: Pair, at: Date) {
  const key = { learnerId, targetLanguage: pair.target, lessonId: lesson.id }
  const joined = await services.db.transaction(async (db) => {
    await lockCompleting(db, learnerId)
    const isFirst = await saveCompleted(db, key, at)
    return isFirst ? joinVocabulary({ ...services, db }, learnerId, lesson, pair) : nothingJoined
  })
  // Read again: another lesson may have been completed meanwhile, in another tab.
  const { entries, level } = await readPath(services, learnerId, {
    native_language: pair.native,
    target_language: pair.target,
  })
  return { ...joined, isLevelDone: isLevelDone(entries, level) }
}

export type LessonAttempt = {
  id?: string | undefined
  itemId: string
  isCorrect: boolean
  direction: Direction
  /** How long it waited for a connection: it counts on the day on which it was given. */
  secondsAgo?: number | undefined
  named: NamedPair
}

/**
 * Notes one answer; the same attempt sent twice counts once. It counts even where the lesson is locked by now: it was
 * given when it was not.
 * @throws AppError NOT_FOUND for an item that no lesson has
 */
export async function noteAttempt(services: Needs, learnerId: string, { named, ...attempt }: LessonAttempt) {
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
