/** How well a learner knows a base form; contract/vocabulary gives the same names. */
type Status = 'new' | 'learning' | 'known' | 'ignored'

/** A distinct word form of a text, and how often it occurs. */
export type CountedWord = { count: number; status: Status }

/** Numbers are words for the one who cuts a text, but nobody learns or knows them. */
export const hasLetter = (form: string) => /\p{L}/u.test(form)

/**
 * The share of running words that is known, in whole percent, rounded down: 100 means every one. Ignored words (names,
 * mostly) count on neither side; null when nothing is left.
 */
export function knownPercent(words: readonly CountedWord[]): number | null {
  const counted = words.filter(({ status }) => status !== 'ignored')
  const all = sum(counted)
  return all === 0 ? null : Math.floor((sum(counted.filter(({ status }) => status === 'known')) / all) * 100)
}

const sum = (words: readonly CountedWord[]) => words.reduce((total, { count }) => total + count, 0)

/** The status of a form with several base forms, most likely first: that of the first one with a status. */
export function statusOfForm(lemmas: readonly string[], statuses: ReadonlyMap<string, Status>): Status {
  for (const lemma of lemmas) {
    const status = statuses.get(lemma)
    if (status) return status
  }
  return 'new'
}
