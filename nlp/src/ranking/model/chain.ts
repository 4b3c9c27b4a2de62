import { tags } from './tags.ts'

/** The scores of the classes that a word of a sentence may have; -Infinity for the others. */
export type TagScores = Float64Array

/**
 * For each word and class, the logarithm of the weight of all ways to read the words before it (`before`) and behind it (`behind`).
 * Their sum and the score of a reading give its probability, up to a constant.
 */
export type Messages = { before: TagScores[]; behind: TagScores[]; total: number }

/** Weights of a class after another, at `from * tags.length + to`. */
export type Transitions = Float64Array

const count = tags.length

/** Runs forward and backward through a sentence whose words have scores for some classes. */
export function messagesOf(scores: readonly TagScores[], transitions: Transitions): Messages {
  const before: TagScores[] = []
  const behind: TagScores[] = new Array(scores.length)
  for (let at = 0; at < scores.length; at++)
    before.push(
      at === 0 ? new Float64Array(count) : passed(before[at - 1], scores[at - 1], transitions, false),
    )
  for (let at = scores.length - 1; at >= 0; at--)
    behind[at] =
      at === scores.length - 1
        ? new Float64Array(count)
        : passed(behind[at + 1], scores[at + 1], transitions, true)
  const last = scores.length - 1
  const ends = [...(scores[last] ?? [])].map((score, tag) => score + (before[last]?.[tag] ?? 0))
  return { before, behind, total: logSum(ends) }
}

function passed(
  message: TagScores | undefined,
  scores: TagScores | undefined,
  transitions: Transitions,
  isBackward: boolean,
): TagScores {
  const next = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  if (!message || !scores) return next
  const present: number[] = []
  for (let tag = 0; tag < count; tag++) if (scores[tag] !== Number.NEGATIVE_INFINITY) present.push(tag)
  for (let tag = 0; tag < count; tag++) {
    let [maximum, sum] = [Number.NEGATIVE_INFINITY, 0]
    for (const other of present) {
      const step = transitions[isBackward ? tag * count + other : other * count + tag] ?? 0
      const value = (message[other] ?? 0) + (scores[other] ?? 0) + step
      if (value > maximum) {
        sum = sum * Math.exp(maximum - value) + 1
        maximum = value
      } else sum += Math.exp(value - maximum)
    }
    next[tag] = maximum + Math.log(sum)
  }
  return next
}

/** The logarithm of a sum of exponentials. */
export function logSum(values: Iterable<number>): number {
  let maximum = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > maximum) maximum = value
  if (maximum === Number.NEGATIVE_INFINITY) return maximum
  let sum = 0
  for (const value of values) sum += Math.exp(value - maximum)
  return maximum + Math.log(sum)
}
