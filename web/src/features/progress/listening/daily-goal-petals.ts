/** The goal that is used for petals if the learner has chosen none. */
const defaultGoalMinutes = 15

/** The time for one petal. */
export const minutesOfPetal = (goalMinutes: number | null): number => (goalMinutes ?? defaultGoalMinutes) / 5

/** How many of the five petals of a day are open. */
export const petalsOf = (seconds: number, goalMinutes: number | null): number =>
  Math.min(5, Math.floor(seconds / 60 / minutesOfPetal(goalMinutes)))
