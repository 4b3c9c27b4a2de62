/** What numbers are made of: without accents, as they stand inside a longer one. */
export type NumberWords = {
  /** Stand between the others and count nothing. */
  links: readonly string[]
  pieces: Readonly<Record<string, number>>
  /** With a link between them the ones may stand before the tens, "vierundzwanzig"; `only`: they stand nowhere else. */
  onesFirst?: 'only' | 'too'
  /** The lowest number that follows ten: "dieciséis" is 16, and "tien" no 11. */
  behindTen?: number
  /** Tens that count on to nineteen: "soixante-dix", "quatre-vingt-onze". */
  scores?: readonly number[]
  /** Where letters fall together: "ettusen" has the three t of "ett tusen" in two. */
  written?: readonly [together: string, apart: string]
}

/** `'eins zwei'` counts from a number on: eins is that number, zwei the next. */
export const counted = (words: string, from: number, step = 1): Record<string, number> =>
  Object.fromEntries(
    words
      .split(' ')
      .flatMap((spelled, index) => spelled.split('|').map((word) => [word, from + index * step])),
  )
