/** Days of stability from which a word counts as known even without the status `known`. */
export const knownFrom = 60

/** Word statuses that suspend the review cards of a lemma. */
export const suspendingStatuses = ['known', 'ignored'] as const

/** Whether the stability of a card makes its word known. */
export const isKnownBy = ({ state, stability }: { state: string; stability: number }): boolean =>
  state === 'review' && stability >= knownFrom
