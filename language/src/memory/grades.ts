// Apart from the scheduler, so that a page that shows grades does not load its arithmetic.

/** How well something was remembered, worst first. */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof grades)[number]

export const memoryStates = ['new', 'learning', 'review', 'relearning'] as const
export type MemoryState = (typeof memoryStates)[number]
