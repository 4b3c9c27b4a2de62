/** One answer: whether it was right, and when it was given, in milliseconds since 1970. */
export type TopicAnswer = { isCorrect: boolean; at: number }

/** How well a learner masters a topic. */
export type Standing = 'new' | 'weak' | 'growing' | 'strong'
/** A learner's state in one topic, derived from the answers. */
export type TopicState = {
  standing: Standing
  /** The last ten answers. */
  recent: { answered: number; correct: number }
  /** When the topic is due again, in milliseconds since 1970; null if it was never answered. */
  dueAt: number | null
}

const looksBack = 10
const enough = 5
const day = 24 * 60 * 60 * 1000
/** Days until a topic is due again. A strong topic gets longer intervals, see `intervalOf`. */
const intervalDays = { weak: 1, growing: 4, strong: 14 }
const intervalDaysMaximum = 120

/**
 * The learner's standing in a topic by the last ten answers: weak below 70 % (of five or more), strong from 90 % (of ten).
 * @param answers oldest first
 */
export function topicState(answers: readonly TopicAnswer[]): TopicState {
  const last = answers.slice(-looksBack)
  const correct = last.filter(({ isCorrect }) => isCorrect).length
  const recent = { answered: last.length, correct }
  const lastAt = last.at(-1)?.at
  if (lastAt === undefined) return { standing: 'new', recent, dueAt: null }
  const standing = standingOf(recent)
  return { standing, recent, dueAt: lastAt + intervalOf(standing, answers) * day }
}

function standingOf({ answered, correct }: TopicState['recent']): Exclude<Standing, 'new'> {
  if (answered >= enough && correct / answered < 0.7) return 'weak'
  return answered >= looksBack && correct / answered >= 0.9 ? 'strong' : 'growing'
}

/**
 * The days until a topic is due. Each further sitting of right answers, half a day after the last, doubles those of a
 * strong topic.
 */
function intervalOf(standing: Exclude<Standing, 'new'>, answers: readonly TopicAnswer[]): number {
  if (standing !== 'strong') return intervalDays[standing]
  const lastWrong = answers.findLastIndex(({ isCorrect }) => !isCorrect)
  const rightInARow = answers.slice(lastWrong + 1)
  const sittings = rightInARow.filter(
    ({ at }, place) => place > 0 && at - (rightInARow[place - 1]?.at ?? at) > day / 2,
  )
  return Math.min(intervalDaysMaximum, intervalDays.strong * 2 ** sittings.length)
}

type DrillQuestion = { id: string; lastCorrect: boolean | null }

/** The order of a drill: questions whose last answer was wrong, then new ones, then the others. */
export function drillOrder<Exercise extends DrillQuestion>(exercises: readonly Exercise[]): Exercise[] {
  const rank = ({ lastCorrect }: DrillQuestion) => (lastCorrect === false ? 0 : lastCorrect === null ? 1 : 2)
  return exercises.toSorted((one, other) => rank(one) - rank(other))
}
