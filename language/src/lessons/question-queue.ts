/** The questions of a lesson that are left. */
export type QuestionQueue = {
  /** Number of items of the lesson. */
  total: number
  /** Indexes of the items that are left; the first is the current question. */
  left: readonly number[]
  /** How many items at the head of `left` are asked for the first time. */
  fresh: number
  /** Indexes of items that were wrong at the first try. */
  missed: readonly number[]
  /** Number of answers so far. It distinguishes an item from the same item when it is repeated. */
  turn: number
}

/**
 * @param order indexes of the items in the order of the questions
 * @example startQueue([0, 1, 2]).left // [0, 1, 2]
 */
export function startQueue(order: readonly number[]): QuestionQueue {
  return { total: order.length, left: order, fresh: order.length, missed: [], turn: 0 }
}

/** A queue that continues at an item of the first round. The items before it count as right. */
export function resumeQueueAt(total: number, position: number): QuestionQueue {
  const left = places(total).slice(position)
  return { total, left, fresh: left.length, missed: [], turn: 0 }
}

/** The state of the queue of an interrupted lesson. */
export type StoredQueue = Pick<QuestionQueue, 'left' | 'fresh' | 'missed'>

/**
 * Reads a stored queue. Undefined if it is invalid for a lesson with so many items.
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

/** Whether a value is a list of indexes without duplicates. */
const arePlaces = (value: unknown, total: number): value is number[] =>
  Array.isArray(value) &&
  value.every((place) => isPlace(place, total)) &&
  new Set(value).size === value.length

const places = (total: number) => Array.from({ length: total }, (_, place) => place)

/** The queue after an answer. A wrong item is repeated after all others. */
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

/** The index of the current item of the first round, 0 to `total` - 1, as it is stored (specification 2, section 5). */
export const positionOf = ({ total, fresh }: Pick<QuestionQueue, 'total' | 'fresh'>): number =>
  Math.max(0, Math.min(total - 1, total - fresh))

/** Number of items that are done. */
export const doneOf = ({ total, left }: QuestionQueue): number => total - left.length

/** Number of items that were right at the first try. */
export const countRightAtFirstTry = ({ total, missed }: QuestionQueue): number => total - missed.length

/**
 * Reads a stored position. Undefined unless it is an integer from 0 to the number of items minus 1 (specification 2,
 * section 5).
 * @example storedPosition('3', 10) // 3
 * @example storedPosition('10', 10) // undefined
 */
export function storedPosition(stored: string | null, total: number): number | undefined {
  if (stored === null || !/^\d{1,6}$/.test(stored)) return undefined
  const position = Number(stored)
  return position < total ? position : undefined
}
