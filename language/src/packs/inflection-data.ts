import type { FormReason, PartOfSpeech } from '../morphology/parts-of-speech.ts'

/**
 * Undoes one kind of form: takes an ending (and a beginning, and a vowel change) away and puts the base's.
 * A rule guesses; the dictionary confirms. A pack lists its rules with the most likely first.
 * @example { form: 'ies', base: 'y', partOfSpeech: 'noun', reasons: ['plural'] } // cities → city
 */
export type InflectionRule = {
  /** Ending of the form, and of the base; '' is allowed. */
  form: string
  base: string
  /** Beginning to take away (German ge-, Greek ε-), and to put. */
  formStart?: string
  baseStart?: string
  /** Vowel change inside the stem, form → base, at its last place: ['ä', 'a']. The rule needs it to be there. */
  stem?: readonly [form: string, base: string]
  partOfSpeech: PartOfSpeech | readonly PartOfSpeech[]
  reasons: readonly FormReason[]
  /** Shortest base that it may make, in letters; 2 unless given. */
  minimum?: number
  /**
   * The base it makes is itself a form (dame → da): it is undone once more, and kept when that gives one of these
   * reasons. The reasons of the inner form stand first. (Not `then`: Biome refuses a property of that name.)
   */
  again?: readonly FormReason[]
  /**
   * The stress moves with the ending (Greek): the base is written without accent and carries it on this syllable,
   * counted from the end. A form without accent is matched wherever the accent is, one with an accent as it stands.
   */
  stress?: 1 | 2 | 3
  /** With `stress`: fewest syllables of the base. */
  syllables?: number
}

/** One list of reasons, or several where one form has several readings ("made": past, participle). */
export type FormReadings = readonly FormReason[] | readonly (readonly FormReason[])[]

/**
 * Forms that no rule undoes, under their base; `partOfSpeech` null: whatever the dictionary calls it.
 * With `insteadOfRules` no rule gives the base for a reason that stands here: "goed" is no past of go.
 */
export type IrregularForms = Record<
  string,
  {
    partOfSpeech: PartOfSpeech | null
    forms: Readonly<Record<string, FormReadings>>
    insteadOfRules?: boolean
  }
>

/** Words written as one: "del" is de + el. `text` is how a part is shown where it is not its lemma: an + dem. */
export type Contraction = {
  form: string
  parts: readonly { lemma: string; text?: string; reasons?: readonly FormReason[] }[]
}
