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

/** Keys of the specification: where a lesson was left, whether its theory was read, how far the pictures are. */
const positionKey = (id: number) => `lesson_progress_${id}`
const introKey = (id: number) => `lesson_intro_${id}`
const picturesKey = (id: number) => `vocabulary_progress_${id}`

/** Whose lesson it is: a learner with the languages of the account. */
export type LessonLearner = Pick<Session, 'learnerId'> & {
  user: Pick<Session['user'], 'nativeLanguage' | 'targetLanguage'>
}
/** While nobody is signed in: the page is on its way to the sign-in. */
export const nobody: LessonLearner = {
  learnerId: '',
  user: { nativeLanguage: guestLanguages.native, targetLanguage: guestLanguages.target },
}

/** Whether something of a lesson was left here by another learner, or in another language: then it is not taken up. */
function isAnothers(id: number, learner: LessonLearner): boolean {
  const owner = lessonOwner.read(id)
  // The former key: what is still under it belongs to a learner who has not signed in since.
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
 * @param last where the server says that the learner stopped; what this browser knows goes before it, unless the
 * learner went further in another one
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

/** The direction in which a lesson of short forms was left. */
export function savedDirection(id: number, learner: LessonLearner): Direction {
  const session = savedSession(id, learner)
  return typeof session === 'object' &&
    session !== null &&
    'direction' in session &&
    session.direction === 'back'
    ? 'back'
    : 'forth'
}

/** @param last where the server says that the learner stopped; as with `savedQueue` */
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

/** When a lesson is done, and when it is begun anew. */
export function deleteSavedLesson(id: number, learner: LessonLearner) {
  clearSpecifiedKeys(id)
  saveSession(id, learner, null)
  browserStorage.remove(lessonOwner.keyOf(id))
}

function clearSpecifiedKeys(id: number) {
  for (const keyOf of [positionKey, introKey, picturesKey, lessonOwner.keyOf])
    browserStorage.remove(keyOf(id))
}
