/** The words that compose numbers, without accents, as they are written inside a longer number. */
export type NumberWords = {
  /** Words without a value between the others. */
  links: readonly string[]
  pieces: Readonly<Record<string, number>>
  /** With a link the ones may precede the tens, "vierundzwanzig". `only`: they always do. */
  onesFirst?: 'only' | 'too'
  /** The lowest number that may follow ten: "dieciséis" is 16, but there is no such word for 11. */
  behindTen?: number
  /** Tens that are followed by ten to nineteen: "soixante-dix", "quatre-vingt-onze". */
  scores?: readonly number[]
  /** Letters that merge: "ettusen" has two of the three t of "ett tusen". */
  written?: readonly [together: string, apart: string]
}

/** Number words with consecutive values: the first has the value `from`. */
export const counted = (words: string, from: number, step = 1): Record<string, number> =>
  Object.fromEntries(
    words
      .split(' ')
      .flatMap((spelled, index) => spelled.split('|').map((word) => [word, from + index * step])),
  )
