/** Where the learner has not said how long they want to learn: fifteen minutes open a flower. */
const usualMinutes = 15

/** How long a petal takes. */
export const minutesOfPetal = (goalMinutes: number | null): number => (goalMinutes ?? usualMinutes) / 5

/** How many of the five petals of a day are open. */
export const petalsOf = (seconds: number, goalMinutes: number | null): number =>
  Math.min(5, Math.floor(seconds / 60 / minutesOfPetal(goalMinutes)))
