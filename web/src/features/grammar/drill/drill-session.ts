import type { GrammarExercise } from '@verbena/contract/grammar'
import { drillOrder } from '@verbena/language/grammar/topic-standing'

/** One session of a topic: its questions in order, each answered once. */
export type Drill = {
  exercises: readonly GrammarExercise[]
  /** The options that were chosen, by place; the question at hand is answered when it has one. */
  chosen: readonly string[]
  /** Of the question at hand; behind the last when the drill is over. */
  place: number
}

export type DrillAction =
  | { type: 'answered'; option: string }
  | { type: 'wentOn' }
  | { type: 'began'; exercises: readonly GrammarExercise[] }

/** Questions answered wrong the last time come first. */
export const startDrill = (exercises: readonly GrammarExercise[]): Drill => ({
  exercises: drillOrder(exercises),
  chosen: [],
  place: 0,
})

/** A second answer to a question, or continuing before an answer, is ignored. */
export function drillReducer(drill: Drill, action: DrillAction): Drill {
  if (action.type === 'began') return startDrill(action.exercises)
  const { place, chosen, exercises } = drill
  const isAnswered = chosen.length > place
  if (action.type === 'wentOn') return isAnswered ? { ...drill, place: place + 1 } : drill
  const isOption = exercises[place]?.options.includes(action.option) === true
  return isAnswered || !isOption ? drill : { ...drill, chosen: [...chosen, action.option] }
}

export const correctIn = ({ exercises, chosen }: Drill): number =>
  chosen.filter((option, place) => option === exercises[place]?.correctAnswer).length

export type Missed = { exercise: GrammarExercise; chosen: string }

export const missedIn = ({ exercises, chosen }: Drill): Missed[] =>
  exercises.flatMap((exercise, place) => {
    const option = chosen[place]
    return option === undefined || option === exercise.correctAnswer ? [] : [{ exercise, chosen: option }]
  })
