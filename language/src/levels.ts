/** CEFR levels, lowest first. */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type Level = (typeof levels)[number]

/** Level of a new account and of a new video if none is given (specification 1, section 9). */
export const defaultLevel: Level = 'B2'
