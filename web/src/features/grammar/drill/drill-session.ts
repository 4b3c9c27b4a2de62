import type { GrammarExercise } from '@verbena/contract/grammar'
import { drillOrder } from '@verbena/language/grammar/topic-standing'

/** One session of a topic: its questions in order, each answered once. */
export type Drill = {
  exercises: readonly GrammarExercise[]
  /** The chosen option of each answered question, in their order. */
  chosen: readonly string[]
  /** Index of the current question; the number of questions when the drill is over. */
  index: number
}

export type DrillAction =
  | { type: 'answered'; option: string }
  | { type: 'continued' }
  | { type: 'restarted'; exercises: readonly GrammarExercise[] }

/** Questions answered wrong the last time come first. */
export const startDrill = (exercises: readonly GrammarExercise[]): Drill => ({
  exercises: drillOrder(exercises),
  chosen: [],
  index: 0,
})

/** A second answer to a question, or continuing before an answer, is ignored. */
export function drillReducer(drill: Drill, action: DrillAction): Drill {
  if (action.type === 'restarted') return startDrill(action.exercises)
  const { index, chosen, exercises } = drill
  const isAnswered = chosen.length > index
  if (action.type === 'continued') return isAnswered ? { ...drill, index: index + 1 } : drill
  const isOption = exercises[index]?.options.includes(action.option) === true
  return isAnswered || !isOption ? drill : { ...drill, chosen: [...chosen, action.option] }
}

export const countCorrect = ({ exercises, chosen }: Drill): number =>
  chosen.filter((option, index) => option === exercises[index]?.correctAnswer).length

export type WrongAnswer = { exercise: GrammarExercise; chosen: string }

export const wrongAnswersIn = ({ exercises, chosen }: Drill): WrongAnswer[] =>
  exercises.flatMap((exercise, index) => {
    const option = chosen[index]
    return option === undefined || option === exercise.correctAnswer ? [] : [{ exercise, chosen: option }]
  })
