import { guestLanguages } from '@verbena/language/languages'
import { readStoredPictures, type StoredPictures } from '@verbena/language/lessons/picture-session'
import {
  positionOf,
  type QuestionQueue,
  readStoredQueue,
  resumeQueueAt,
  storedPosition,
} from '@verbena/language/lessons/question-queue'
import { readStoredTyping, resumeTypingAt, type StoredTyping } from '@verbena/language/lessons/typing-session'
import { browserStorage } from '../../../api/browser-storage.ts'
import type { Session } from '../../../api/session.ts'
import { lessonKey, lessonOwner, lessonSessions } from '../../../parts/storage/lesson-sessions.ts'

/**
 * Keys from the specification: the position in a lesson, whether its theory was read, and the position in its
 * pictures.
 */
const positionKey = (id: number) => `lesson_progress_${id}`
const introKey = (id: number) => `lesson_intro_${id}`
const picturesKey = (id: number) => `vocabulary_progress_${id}`

/** The learner of a lesson, with the languages of the account. */
export type LessonLearner = Pick<Session, 'learnerId'> & {
  user: Pick<Session['user'], 'nativeLanguage' | 'targetLanguage'>
}
/** Used without a session, while the page redirects to the login. */
export const nobody: LessonLearner = {
  learnerId: '',
  user: { nativeLanguage: guestLanguages.native, targetLanguage: guestLanguages.target },
}

/** Whether the saved state of a lesson belongs to another learner or language, and therefore must not be resumed. */
function isAnothers(id: number, learner: LessonLearner): boolean {
  const owner = lessonOwner.read(id)
  // State under the former key belongs to a learner who has not signed in since the key changed.
  if (owner === null) return browserStorage.read(`lesson_left_${id}`) !== null
  return owner !== lessonOwner.valueOf(learner.learnerId, learner.user)
}

const savedSession = (id: number, { learnerId, user }: LessonLearner): unknown =>
  lessonSessions.get(learnerId, lessonKey(id, user))

function saveSession(id: number, learner: LessonLearner, session: object | null) {
  const { learnerId, user } = learner
  browserStorage.write(lessonOwner.keyOf(id), lessonOwner.valueOf(learnerId, user))
  if (session) lessonSessions.set(learnerId, lessonKey(id, user), session)
  else lessonSessions.remove(learnerId, lessonKey(id, user))
}

/**
 * @param last the position that the server has; the position in this browser takes precedence, unless the learner got
 * further in another browser
 */
export function savedQueue(id: number, learner: LessonLearner, total: number, last: number): QuestionQueue {
  const position = isAnothers(id, learner)
    ? undefined
    : storedPosition(browserStorage.read(positionKey(id)), total)
  const elsewhere = storedPosition(String(last), total) ?? 0
  if (position === undefined || elsewhere > position) return resumeQueueAt(total, elsewhere)
  const queue = readStoredQueue(savedSession(id, learner), total)
  return queue && positionOf(queue) === position ? queue : resumeQueueAt(total, position)
}

export function saveQueue(id: number, learner: LessonLearner, queue: QuestionQueue) {
  const { left, fresh, missed } = queue
  browserStorage.write(positionKey(id), String(positionOf(queue)))
  saveSession(id, learner, { left, fresh, missed })
}

export const isIntroRead = (id: number, learner: LessonLearner): boolean =>
  !isAnothers(id, learner) && browserStorage.read(introKey(id)) !== null

export function saveIntroRead(id: number, learner: LessonLearner) {
  if (isAnothers(id, learner)) clearSpecifiedKeys(id)
  browserStorage.write(introKey(id), 'true')
  if (lessonOwner.read(id) === null) saveSession(id, learner, null)
}

export const savedPictures = (
  id: number,
  learner: LessonLearner,
  total: number,
): StoredPictures | undefined =>
  isAnothers(id, learner) ? undefined : readStoredPictures(browserStorage.read(picturesKey(id)), total)

export function savePictures(id: number, learner: LessonLearner, pictures: StoredPictures) {
  browserStorage.write(picturesKey(id), JSON.stringify(pictures))
  saveSession(id, learner, null)
}

type Direction = 'forth' | 'back'

/** The saved direction of a lesson of short forms. */
export function savedDirection(id: number, learner: LessonLearner): Direction {
  const session = savedSession(id, learner)
  return typeof session === 'object' &&
    session !== null &&
    'direction' in session &&
    session.direction === 'back'
    ? 'back'
    : 'forth'
}

/** @param last the position that the server has, as for `savedQueue` */
export function savedTyping(
  id: number,
  learner: LessonLearner,
  total: number,
  last: number,
): StoredTyping | undefined {
  const own = readStoredTyping(savedSession(id, learner), total)
  const elsewhere = resumeTypingAt(last, total)
  if (!own || !elsewhere) return own ?? elsewhere
  return own.phase === 'type' && positionOf({ total, ...own }) >= last ? own : elsewhere
}

export function saveTyping(id: number, learner: LessonLearner, direction: Direction, typing: StoredTyping) {
  saveSession(id, learner, { direction, ...typing })
}

/** Called when a lesson is completed and when it is restarted. */
export function deleteSavedLesson(id: number, learner: LessonLearner) {
  clearSpecifiedKeys(id)
  saveSession(id, learner, null)
  browserStorage.remove(lessonOwner.keyOf(id))
}

function clearSpecifiedKeys(id: number) {
  for (const keyOf of [positionKey, introKey, picturesKey, lessonOwner.keyOf])
    browserStorage.remove(keyOf(id))
}
