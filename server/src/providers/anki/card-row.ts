/** The columns of Anki's table `cards` for scheduling (AnkiDroid's documentation, "Database Structure"). */
export type CardRow = {
  ord: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  type: number
  /** -1 suspended, 0 new, 1 learning within a day, 2 review, 3 learning over days. */
  queue: number
  /** New: a position; learning: seconds since 1970, or a day in queue 3; review: days since the collection began. */
  due: number
  /** Days; negative are seconds. */
  ivl: number
  /** Ease in thousandths. */
  factor: number
  reps: number
  lapses: number
  /** The last three digits are the remaining learning steps. */
  left: number
  /** JSON: s stability, d difficulty, lrt last review in seconds, cd custom data. */
  data: string
}

export const dayMs = 24 * 60 * 60 * 1000
export const dayOf = (at: Date, beganAt: Date): number =>
  Math.floor((at.getTime() - beganAt.getTime()) / dayMs)
/** The number of learning or relearning steps: the defaults of ts-fsrs. */
export const stepsOf = (type: number): number => (type === 3 ? 1 : 2)
