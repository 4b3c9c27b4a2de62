/** The items of a lesson that are still to be asked, by their places in it (0 and up); the first is being asked. */
export type QuestionQueue = {
  /** Items of the lesson. */
  total: number
  left: readonly number[]
  /** How many at the head of `left` are asked for the first time. */
  fresh: number
  /** Items that were not right at the first try. */
  missed: readonly number[]
  /** How often it went on: tells an item from the same one asked again. */
  turn: number
}

/**
 * @param order the places of the items in the order in which they are asked
 * @example startQueue([0, 1, 2]).left // [0, 1, 2]
 */
export function startQueue(order: readonly number[]): QuestionQueue {
  return { total: order.length, left: order, fresh: order.length, missed: [], turn: 0 }
}

/** Where a run stopped in its first round, and nothing more is known of it: what came before was right. */
export function resumeQueueAt(total: number, position: number): QuestionQueue {
  const left = places(total).slice(position)
  return { total, left, fresh: left.length, missed: [], turn: 0 }
}

/** What is kept of a queue while a lesson is interrupted. */
export type StoredQueue = Pick<QuestionQueue, 'left' | 'fresh' | 'missed'>

/**
 * A queue that a browser kept, or undefined where it is none of a lesson with so many items.
 * @example readStoredQueue({ left: [2, 0], fresh: 1, missed: [0] }, 3)?.total // 3
 */
export function readStoredQueue(stored: unknown, total: number): QuestionQueue | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { left, fresh, missed } = stored as { [Field in keyof StoredQueue]?: unknown }
  if (!arePlaces(left, total) || left.length === 0 || !arePlaces(missed, total)) return undefined
  if (!isPlace(fresh, left.length + 1)) return undefined
  return { total, left, fresh, missed, turn: 0 }
}

const isPlace = (value: unknown, total: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < total

/** Each place once. */
const arePlaces = (value: unknown, total: number): value is number[] =>
  Array.isArray(value) &&
  value.every((place) => isPlace(place, total)) &&
  new Set(value).size === value.length

const places = (total: number) => Array.from({ length: total }, (_, place) => place)

/** What was right is done; what was not comes again, behind all others. */
export function advance(queue: QuestionQueue, isRight: boolean): QuestionQueue {
  const { left, fresh, missed } = queue
  const [first, ...others] = left
  if (first === undefined) return queue
  const isFirstMiss = !isRight && fresh > 0 && !missed.includes(first)
  return {
    ...queue,
    left: isRight ? others : [...others, first],
    fresh: Math.max(0, fresh - 1),
    missed: isFirstMiss ? [...missed, first] : missed,
    turn: queue.turn + 1,
  }
}

/** Which item stands at the head of the first round: 0 to `total` - 1, as it is kept (specification 2, section 5). */
export const positionOf = ({ total, fresh }: Pick<QuestionQueue, 'total' | 'fresh'>): number =>
  Math.max(0, Math.min(total - 1, total - fresh))

/** Items that were answered right, of all. */
export const doneOf = ({ total, left }: QuestionQueue): number => total - left.length

/** Items that were right at the first try. */
export const countRightAtFirstTry = ({ total, missed }: QuestionQueue): number => total - missed.length

/**
 * A position that was kept, or undefined where it is none: it counts only as an integer from 0 to the number of items
 * minus 1 (specification 2, section 5).
 * @example storedPosition('3', 10) // 3
 * @example storedPosition('10', 10) // undefined
 */
export function storedPosition(stored: string | null, total: number): number | undefined {
  if (stored === null || !/^\d{1,6}$/.test(stored)) return undefined
  const position = Number(stored)
  return position < total ? position : undefined
}
