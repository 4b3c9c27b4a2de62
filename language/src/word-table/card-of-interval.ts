import { default_w } from 'ts-fsrs'

/** Parameters 8, 9 and 10 of FSRS, which control the growth of stability. */
const [w8, w9, w10] = [default_w[8], default_w[9], default_w[10]] as [number, number, number]
/** The retention that Anki's older scheduler aims at. */
const aimed = 0.9

/**
 * Converts the interval and ease of an SM-2 card into stability and difficulty of FSRS, like `memory_state_from_sm2` of
 * fsrs-rs (github.com/open-spaced-repetition/fsrs-rs).
 * @param intervalDays at least 0
 * @param ease at least 1.3; 2.5 for a new card
 * @returns stability in days, difficulty 1 to 10
 */
export function cardOfInterval(
  intervalDays: number,
  ease: number,
): { stability: number; difficulty: number } {
  const stability = Math.max(0.1, Math.min(36_500, intervalDays))
  const growth = Math.exp(w8) * stability ** -w9 * Math.expm1((1 - aimed) * w10)
  const difficulty = 11 - (ease - 1) / growth
  return { stability, difficulty: Math.max(1, Math.min(10, Number.isFinite(difficulty) ? difficulty : 5)) }
}
