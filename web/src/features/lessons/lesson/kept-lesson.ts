import type { User } from '@verbena/contract/accounts'
import { type KeptPictures, readKeptPictures } from '@verbena/language/lesson/picture-session'
import {
  keptPosition,
  positionOf,
  type QuestionQueue,
  queueFrom,
  readKeptQueue,
} from '@verbena/language/lesson/question-queue'
import { type KeptTyping, readKeptTyping, typedElsewhere } from '@verbena/language/lesson/typing-session'
import { browserStorage } from '../../../api/browser-storage.ts'

/** Keys of the specification: where a lesson was left, whether its theory was read, how far the pictures are. */
const positionKey = (id: number) => `lesson_progress_${id}`
const introKey = (id: number) => `lesson_intro_${id}`
const picturesKey = (id: number) => `vocabulary_progress_${id}`
/** Ours: what was still to be asked, and of whom: lessons have the same ids whatever is learned. */
const leftKey = (id: number) => `lesson_left_${id}`

type Whose = Pick<User, 'username' | 'nativeLanguage' | 'targetLanguage'>
/** While nobody is signed in: the page is on its way to the sign-in. */
export const nobody = { username: '', nativeLanguage: 'en', targetLanguage: 'es' } as const
const nameOf = ({ username, nativeLanguage, targetLanguage }: Whose) =>
  `${username}:${nativeLanguage}:${targetLanguage}`

type Left = { whose: string; left: unknown }

/** Whether something of a lesson was left here by another learner, or in another language: then it is not taken up. */
const isAnothers = (id: number, user: Whose): boolean => {
  const kept = readLeft(id)
  return kept !== undefined && kept.whose !== nameOf(user)
}

const ownLeft = (id: number, user: Whose): unknown => (isAnothers(id, user) ? undefined : readLeft(id)?.left)

/**
 * @param last where the server says that the learner stopped; what this browser knows goes before it, unless the
 * learner went further in another one
 */
export function keptQueue(id: number, user: Whose, total: number, last: number): QuestionQueue {
  const position = isAnothers(id, user)
    ? undefined
    : keptPosition(browserStorage.read(positionKey(id)), total)
  const elsewhere = keptPosition(String(last), total) ?? 0
  if (position === undefined || elsewhere > position) return queueFrom(total, elsewhere)
  const queue = readKeptQueue(ownLeft(id, user), total)
  return queue && positionOf(queue) === position ? queue : queueFrom(total, position)
}

export function keepQueue(id: number, user: Whose, queue: QuestionQueue) {
  const { left, fresh, missed } = queue
  browserStorage.write(positionKey(id), String(positionOf(queue)))
  keepLeft(id, user, { left, fresh, missed })
}

export const isIntroRead = (id: number, user: Whose): boolean =>
  !isAnothers(id, user) && browserStorage.read(introKey(id)) !== null

export function keepIntroRead(id: number, user: Whose) {
  if (isAnothers(id, user)) forgetLesson(id)
  browserStorage.write(introKey(id), 'true')
  if (!readLeft(id)) keepLeft(id, user, null)
}

export const keptPictures = (id: number, user: Whose, total: number): KeptPictures | undefined =>
  isAnothers(id, user) ? undefined : readKeptPictures(browserStorage.read(picturesKey(id)), total)

export function keepPictures(id: number, user: Whose, kept: KeptPictures) {
  browserStorage.write(picturesKey(id), JSON.stringify(kept))
  keepLeft(id, user, null)
}

type Direction = 'forth' | 'back'

/** The direction in which a lesson of short forms was left. */
export function keptDirection(id: number, user: Whose): Direction {
  const left = ownLeft(id, user)
  return typeof left === 'object' && left !== null && 'direction' in left && left.direction === 'back'
    ? 'back'
    : 'forth'
}

/** @param last where the server says that the learner stopped; as with `keptQueue` */
export function keptTyping(id: number, user: Whose, total: number, last: number): KeptTyping | undefined {
  const own = readKeptTyping(ownLeft(id, user), total)
  const elsewhere = typedElsewhere(last, total)
  if (!own || !elsewhere) return own ?? elsewhere
  return own.phase === 'type' && positionOf({ total, ...own }) >= last ? own : elsewhere
}

export function keepTyping(id: number, user: Whose, direction: Direction, kept: KeptTyping) {
  keepLeft(id, user, { direction, ...kept })
}

/** When a lesson is done, and when it is begun anew. */
export function forgetLesson(id: number) {
  for (const keyOf of [positionKey, introKey, picturesKey, leftKey]) browserStorage.remove(keyOf(id))
}

const keepLeft = (id: number, user: Whose, left: object | null) =>
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
