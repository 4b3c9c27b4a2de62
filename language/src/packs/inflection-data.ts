import type { FormReason, PartOfSpeech } from '../morphology/parts-of-speech.ts'

/**
 * Undoes one kind of inflection: replaces an ending (and a beginning, and a vowel) by that of the base. A rule gives a
 * candidate, and the dictionary confirms it. A pack lists its rules with the most likely first.
 * @example { form: 'ies', base: 'y', partOfSpeech: 'noun', reasons: ['plural'] } // cities → city
 */
export type InflectionRule = {
  /** Ending of the form, and of the base; '' is allowed. */
  form: string
  base: string
  /** The beginning to remove (German ge-, Greek ε-), and the one to add. */
  formStart?: string
  baseStart?: string
  /** Change of the last such vowel of the stem, form → base: ['ä', 'a']. The rule needs the vowel. */
  stem?: readonly [form: string, base: string]
  partOfSpeech: PartOfSpeech | readonly PartOfSpeech[]
  reasons: readonly FormReason[]
  /** Length of the shortest base in letters; by default 2. */
  minimum?: number
  /**
   * The base is itself a form (dame → da) and is undone once more. The result counts if it has one of these reasons. The
   * reasons of the inner form come first. (The name is not `then`, because Biome refuses a property of that name.)
   */
  again?: readonly FormReason[]
  /**
   * The stress moves with the ending (Greek). The base is written without accent and has it on this syllable from the end.
   * An ending without accent matches any accent; an ending with an accent must match exactly.
   */
  stress?: 1 | 2 | 3
  /** With `stress`: the minimum of syllables of the base. */
  syllables?: number
}

/** One list of reasons, or several for a form with several readings ("made": past, participle). */
export type FormReadings = readonly FormReason[] | readonly (readonly FormReason[])[]

/**
 * Irregular forms by base. `partOfSpeech` null: any that the dictionary has. With `insteadOfRules` no rule gives the base for
 * a reason that is listed here: "goed" is no past of go.
 */
export type IrregularForms = Record<
  string,
  {
    partOfSpeech: PartOfSpeech | null
    forms: Readonly<Record<string, FormReadings>>
    insteadOfRules?: boolean
  }
>

/**
 * Words that are written as one: "del" is de + el. `text`: the spelling of a part that differs from its lemma, an +
 * dem.
 */
export type Contraction = {
  form: string
  parts: readonly { lemma: string; text?: string; reasons?: readonly FormReason[] }[]
}
