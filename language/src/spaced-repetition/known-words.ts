/** Days of stability from which a word counts as known without the status `known`. */
export const knownFrom = 60

/** Statuses of words that are not reviewed. */
export const restingStatuses = ['known', 'ignored'] as const

/** Whether so much is remembered of a word that it is known. */
export const isKnownBy = ({ state, stability }: { state: string; stability: number }): boolean =>
  state === 'review' && stability >= knownFrom
