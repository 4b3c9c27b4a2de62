/** The items of a lesson that are still to be asked, by their places in it (0 and up); the first is being asked. */
export type QuestionQueue = {
  /** Items of the lesson. */
  total: number
  left: readonly number[]
  /** How many at the head of `left` are asked for the first time. */
  fresh: number
  /** Items that were not right at the first try. */
  missed: readonly number[]
}

/**
 * @param order the places of the items in the order in which they are asked
 * @example startQueue([0, 1, 2]).left // [0, 1, 2]
 */
export function startQueue(order: readonly number[], from = 0): QuestionQueue {
  const left = order.slice(from)
  return { total: order.length, left, fresh: left.length, missed: [] }
}

/** A queue as it was left, and with it where the first round stopped (`position`). */
export function resumeQueue(total: number, position: number, left: readonly number[]): QuestionQueue {
  const fresh = left[0] === position ? Math.min(left.length, total - position) : 0
  return { total, left, fresh, missed: left.slice(fresh) }
}

/** What was right is done; what was not comes again, behind all others. */
export function goOn({ total, left, fresh, missed }: QuestionQueue, isRight: boolean): QuestionQueue {
  const [first, ...others] = left
  if (first === undefined) return { total, left, fresh, missed }
  const isFirstTry = fresh > 0
  return {
    total,
    left: isRight ? others : [...others, first],
    fresh: Math.max(0, fresh - 1),
    missed: !isRight && isFirstTry ? [...missed, first] : missed,
  }
}

/** Which item stands at the head of the first round: 0 to `total` - 1, as it is kept (specification 2, section 5). */
export const positionOf = ({ total, fresh }: QuestionQueue): number =>
  Math.max(0, Math.min(total - 1, total - fresh))

/** Items that were answered right, of all. */
export const doneOf = ({ total, left }: QuestionQueue): number => total - left.length

/** Items that were right at the first try. */
export const rightAtOnce = ({ total, missed }: QuestionQueue): number => total - missed.length

/**
 * A position that was kept, or undefined where it is none: it counts only as an integer from 0 to the number of items
 * minus 1 (specification 2, section 5).
 * @example keptPosition('3', 10) // 3
 * @example keptPosition('10', 10) // undefined
 */
export function keptPosition(kept: string | null, total: number): number | undefined {
  if (kept === null || !/^\d{1,6}$/.test(kept)) return undefined
  const position = Number(kept)
  return position < total ? position : undefined
}
