// Separate from scheduler.ts, so that a page that shows grades does not load ts-fsrs.

/** How well the learner remembered a card, worst first. */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof grades)[number]

/** States of an FSRS card. */
export const cardStates = ['new', 'learning', 'review', 'relearning'] as const
export type CardState = (typeof cardStates)[number]
