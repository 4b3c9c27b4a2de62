/**
 * How the words of a noun phrase agree. A cell is a gender, a number and a case. Norwegian has no cases; its two "cases" are
 * indefinite and definite.
 */
export type AgreementFacts = {
  /** One letter for each case: `nadg` nominative, accusative, dative, genitive; `id` indefinite, definite. Without cases: `n`. */
  cases: string
  /** The cells of the columns of the tables: `ms` is masculine singular, `mp+fp` both. */
  columns: readonly string[]
  determiners: readonly DeterminerTable[]
  /** Alternants by the sound of the next word: `lo` before `studente`. The others are used elsewhere. */
  sounds?: readonly (readonly [form: string, next: RegExp])[]
  /** A form that does not fit the sound is a mistake: le ami. */
  soundsAreRules?: true
  /** Words of the tables that are also pronouns before a verb: "la compra". */
  alsoPronouns?: readonly string[]
  /** Words of the tables that are pronouns after "be": "Ist das guter Wein?" */
  pronounsAfterBe?: RegExp
  /** Words of the tables that are also conjunctions: "believes that bicycles". */
  alsoConjunctions?: readonly string[]
  /** Determiners that no other determiner follows: der, keine. */
  neverBeforeDeterminer?: RegExp
  /** Articles before the number of a time of day: στις πέντε. */
  articlesOfTime?: readonly string[]
  /** Words that begin a clause of the noun before them: "det faktum at". */
  clausesOfNoun?: readonly string[]
  /** A participle after a noun, which belongs to a longer phrase: "eine Deutsch sprechende Frau". */
  participleBehind?: RegExp
  /** Words of the tables that are also adverbs. They count only right before a noun: mucho, molto. */
  alsoAdverbs?: readonly string[]
  /** Words before another determiner: todos los. */
  predeterminers?: readonly string[]
  /** Preposition → letters of the cases that it governs. */
  prepositions?: Readonly<Record<string, string>>
  /** Adverbs before an adjective: muy, sehr. */
  intensifiers: readonly string[]
  /** Conjunctions between two adjectives. */
  and: readonly string[]
  /** Adjectives may follow their noun. */
  adjectivesBehind?: true
  /** An adjective after "be" agrees with the subject. */
  predicatesAgree?: true
  /** Nouns with two genders and meanings, and nouns of persons of both genders. */
  eitherGender: readonly string[]
  /** Nouns that are the same in both numbers, or are counted in the singular: zwei Euro. */
  eitherNumber?: readonly string[]
  /** Forms that are hardly ever nouns: est, été. */
  neverNouns?: readonly string[]
  /** Words after a colour that make it invariable: verde claro. */
  shades?: readonly string[]
  /** A phrase without a determiner is not checked. */
  needsDeterminer?: true
  /** The adjective does not change: English. */
  fixedAdjectives?: true
  /** Nouns of this gender and ending are plurals only: τα γενέθλια. */
  pluralOnly?: { gender: string; ending: RegExp }
  /** Adjectives that never change. */
  invariable?: readonly string[]
  /** The lemmas of "be", whose predicate agrees. */
  be: readonly string[]
  /** The cases of a form by its ending, if no reason names a case: cell → [ending, letters of cases]. */
  nounCases?: readonly { cell: string; ending: RegExp; cases: string }[]
  /** German: endings of adjectives by cell after a determiner with an ending (weak), and without one (strong). */
  adjectiveEndings?: Readonly<Record<'weak' | 'strong', Readonly<Record<string, readonly string[]>>>>
}

export type DeterminerTable = {
  /** A row for each case in the order of `cases`; `-` is no form, `/` separates alternants, `_` is a space. */
  rows: readonly string[]
  /** A number. */
  isNumber?: true
  /** A preposition with its article: del, im. */
  isContraction?: true
  /** A possessive before a noun, whose adjective is definite: min gamle bil. */
  isPossessive?: true
  /** The determiner has no plural, so a plural noun is changed to the singular: `un libros`. */
  isSingular?: true
  /** German: these forms have no ending, so the adjective has a strong one: ein, kein. */
  withoutEnding?: readonly string[]
  /** The adjective after it has strong endings: viele gute Freunde. */
  isStrong?: true
}
