import { isAddress } from '../text/joined-spans.ts'

/** The word status of a lemma, with the names of the contract. */
type Status = 'new' | 'learning' | 'known' | 'ignored'

/** A form of a text: how often it occurs, and its word status. */
export type CountedWord = { count: number; status: Status }

/** Whether a token is a word to learn. Figures and addresses are tokens too, but no words to learn. */
export const isToLearn = (form: string) => /\p{L}/u.test(form) && !isAddress(form)

/**
 * The share of known running words in whole percent, rounded down, so that 100 means all. Ignored words (mostly names) do
 * not count; null if no word is left.
 */
export function knownPercent(words: readonly CountedWord[]): number | null {
  const counted = words.filter(({ status }) => status !== 'ignored')
  const all = sum(counted)
  return all === 0 ? null : Math.floor((sum(counted.filter(({ status }) => status === 'known')) / all) * 100)
}

const sum = (words: readonly CountedWord[]) => words.reduce((total, { count }) => total + count, 0)

/** The status of a form: that of its first lemma with a status. @param lemmas most likely first */
export function statusOfForm(lemmas: readonly string[], statuses: ReadonlyMap<string, Status>): Status {
  for (const lemma of lemmas) {
    const status = statuses.get(lemma)
    if (status) return status
  }
  return 'new'
}
