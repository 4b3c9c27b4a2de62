import type { User } from '@verbena/contract/accounts'
import {
  keptPosition,
  positionOf,
  type QuestionQueue,
  resumeQueue,
} from '@verbena/language/lesson/question-queue'
import { browserStorage } from '../../../api/browser-storage.ts'

/** Keys of the specification: where a lesson was left, whether its theory was read, how far the pictures are. */
const positionKey = (id: number) => `lesson_progress_${id}`
const introKey = (id: number) => `lesson_intro_${id}`
const picturesKey = (id: number) => `vocabulary_progress_${id}`
/** Ours: what was still to be asked, and of whom: lessons have the same ids whatever is learned. */
const leftKey = (id: number) => `lesson_left_${id}`

type Whose = Pick<User, 'username' | 'nativeLanguage' | 'targetLanguage'>
const nameOf = ({ username, nativeLanguage, targetLanguage }: Whose) =>
  `${username}:${nativeLanguage}:${targetLanguage}`

type Left = { whose: string; left: unknown }

/** Whether something of a lesson was left here by another learner, or in another language: then it is not taken up. */
const isAnothers = (id: number, user: Whose): boolean => {
  const kept = readLeft(id)
  return kept !== undefined && kept.whose !== nameOf(user)
}

/** @param last where the server says that the learner stopped; what this browser knows goes before it */
export function keptQueue(id: number, user: Whose, total: number, last: number): QuestionQueue {
  const isOwn = !isAnothers(id, user)
  const position = isOwn ? keptPosition(browserStorage.read(positionKey(id)), total) : undefined
  const left = readLeft(id)?.left
  if (position !== undefined && isOwn && isQueueOf(left, total)) return resumeQueue(total, position, left)
  const order = Array.from({ length: total }, (_, place) => place)
  const from = position ?? keptPosition(String(last), total) ?? 0
  return resumeQueue(total, from, order.slice(from))
}

export function keepQueue(id: number, user: Whose, queue: QuestionQueue) {
  browserStorage.write(positionKey(id), String(positionOf(queue)))
  keepWhose(id, user, queue.left)
}

export const isIntroRead = (id: number, user: Whose): boolean =>
  !isAnothers(id, user) && browserStorage.read(introKey(id)) !== null

export function keepIntroRead(id: number, user: Whose) {
  if (isAnothers(id, user)) forgetLesson(id)
  browserStorage.write(introKey(id), 'true')
  if (!readLeft(id)) keepWhose(id, user, null)
}

export const keptPictures = (id: number, user: Whose): string | null =>
  isAnothers(id, user) ? null : browserStorage.read(picturesKey(id))

export function keepPictures(id: number, user: Whose, value: object) {
  browserStorage.write(picturesKey(id), JSON.stringify(value))
  keepWhose(id, user, null)
}

/** When a lesson is done, and when it is begun anew. */
export function forgetLesson(id: number) {
  for (const keyOf of [positionKey, introKey, picturesKey, leftKey]) browserStorage.remove(keyOf(id))
}

const keepWhose = (id: number, user: Whose, left: readonly number[] | null) =>
  browserStorage.write(leftKey(id), JSON.stringify({ whose: nameOf(user), left } satisfies Left))

function readLeft(id: number): Left | undefined {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(leftKey(id)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'whose' in kept && 'left' in kept
      ? (kept as Left)
      : undefined
  } catch {
    return undefined
  }
}

function isQueueOf(left: unknown, total: number): left is number[] {
  const isPlace = (place: unknown) => Number.isInteger(place) && Number(place) >= 0 && Number(place) < total
  return Array.isArray(left) && left.length > 0 && left.every(isPlace) && new Set(left).size === left.length
}
