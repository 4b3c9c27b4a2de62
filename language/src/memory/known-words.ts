/** Days of stability from which a word counts as known, though the learner has not said so. */
export const knownFrom = 60

/** What a learner says of a word that need not be asked for. */
export const restingStatuses = ['known', 'ignored'] as const

/** Whether so much is remembered of a word that it is known. */
export const isKnownBy = ({ state, stability }: { state: string; stability: number }): boolean =>
  state === 'review' && stability >= knownFrom
