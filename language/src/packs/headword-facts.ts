/** How lists show a noun: with an article, which shows its gender. */
export type HeadwordFacts = {
  /** The article of each gender. An elided one ends with an apostrophe. */
  articles: Partial<Record<'m' | 'f' | 'n', string>>
  /** The article of each gender for nouns without a singular; without it they have none. */
  pluralArticles?: Partial<Record<'m' | 'f' | 'n', string>>
  /** Nouns that are listed in the plural, in lower case. */
  pluralNouns: readonly string[]
  /** Nouns whose first sound or spelling changes the article; the first pattern that matches decides. */
  exceptions?: readonly { gender: 'm' | 'f'; isPlural?: true; noun: RegExp; article: string }[]
}

/** Splits a list of words. @example nounsOf('gafas padres') // ['gafas', 'padres'] */
export const nounsOf = (list: string): readonly string[] => list.split(' ')
