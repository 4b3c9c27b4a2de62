/** One answer: whether it was right, and when it was given, in milliseconds since 1970. */
export type TopicAnswer = { isCorrect: boolean; at: number }

/** How well a learner masters a topic. */
export type Standing = 'new' | 'weak' | 'growing' | 'strong'
/** A learner's state in one topic, derived from the answers. */
export type TopicState = {
  standing: Standing
  /** Of the last ten answers. */
  recent: { answered: number; correct: number }
  /** From when the topic should come back, in milliseconds since 1970; null where it was never tried. */
  dueAt: number | null
}

const looksBack = 10
const enough = 5
const day = 24 * 60 * 60 * 1000
/** What is weak comes back the next day; what is strong rests longer the more often it was strong on another day. */
const restDays = { weak: 1, growing: 4, strong: 14 }
const longestRestDays = 120

/**
 * How a learner stands in a topic, by the last ten answers: weak under 70 % (of five or more), strong from 90 % (of ten).
 * @param answers oldest first
 */
export function topicState(answers: readonly TopicAnswer[]): TopicState {
  const last = answers.slice(-looksBack)
  const correct = last.filter(({ isCorrect }) => isCorrect).length
  const recent = { answered: last.length, correct }
  const lastAt = last.at(-1)?.at
  if (lastAt === undefined) return { standing: 'new', recent, dueAt: null }
  const standing = standingOf(recent)
  return { standing, recent, dueAt: lastAt + restOf(standing, answers) * day }
}

function standingOf({ answered, correct }: TopicState['recent']): Exclude<Standing, 'new'> {
  if (answered >= enough && correct / answered < 0.7) return 'weak'
  return answered >= looksBack && correct / answered >= 0.9 ? 'strong' : 'growing'
}

/** Each further sitting (a pause of half a day parts them) with ten right answers in a row doubles the rest. */
function restOf(standing: Exclude<Standing, 'new'>, answers: readonly TopicAnswer[]): number {
  if (standing !== 'strong') return restDays[standing]
  const lastWrong = answers.findLastIndex(({ isCorrect }) => !isCorrect)
  const unbroken = answers.slice(lastWrong + 1)
  const sittings = unbroken.filter(
    ({ at }, place) => place > 0 && at - (unbroken[place - 1]?.at ?? at) > day / 2,
  )
  return Math.min(longestRestDays, restDays.strong * 2 ** sittings.length)
}

type DrillQuestion = { id: string; lastCorrect: boolean | null }

/** The order of a drill: what went wrong last, then what was never asked, then the rest; each as it was given. */
export function drillOrder<Exercise extends DrillQuestion>(exercises: readonly Exercise[]): Exercise[] {
  const rank = ({ lastCorrect }: DrillQuestion) => (lastCorrect === false ? 0 : lastCorrect === null ? 1 : 2)
  return exercises.toSorted((one, other) => rank(one) - rank(other))
}
