/** How well a learner knows a base form; contract/vocabulary gives the same names. */
type Status = 'new' | 'learning' | 'known' | 'ignored'

/** A distinct word form of a text, and how often it is said. */
export type CountedWord = { count: number; status: Status }

/** The key of a word form: case, typographic apostrophes and how an accent is composed do not tell forms apart. */
export const formKey = (form: string) => form.normalize('NFC').replace(/[’ʼ]/g, "'").toLowerCase()

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

/** What a form counts as that may be of several base forms, the likeliest first: what was said of the first that anything was said of. */
export function statusOfForm(lemmas: readonly string[], said: ReadonlyMap<string, Status>): Status {
  for (const lemma of lemmas) {
    const status = said.get(lemma)
    if (status) return status
  }
  return 'new'
}
