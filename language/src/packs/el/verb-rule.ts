import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'

/** Endings of a base, and how far from its end the accent stands. */
export type Base = readonly [ending: string, stress: 1 | 2 | 3]
/** What a form expresses. */
export type Reasons = readonly FormReason[]

/** γράφω; εργάζομαι; αγαπάω, αγαπώ; κοιμάμαι, βαριέμαι, ασχολούμαι, εξαρτώμαι. */
export const active: readonly Base[] = [['ω', 2]]
/** Endings of base forms without an active, with the fewest syllables. */
export const deponent: readonly Base[] = [['ομαι', 3]]
/** Endings of base forms of contracted verbs, with the fewest syllables. */
export const contracted: readonly Base[] = [
  ['αω', 2],
  ['ω', 1],
]
/** Endings of contracted base forms without an active, with the fewest syllables. */
export const contractedDeponent: readonly Base[] = [
  ['αμαι', 2],
  ['ιεμαι', 2],
  ['ουμαι', 2],
  ['ωμαι', 2],
]

/** A rule that puts the stress where the base has it; '-' is no stem. */
export const stressed = (
  form: string,
  stem: string,
  [ending, stress]: Base,
  reasons: Reasons,
): InflectionRule => ({
  form,
  base: (stem === '-' ? '' : stem) + ending,
  stress,
  partOfSpeech: 'verb',
  reasons,
})

/** A rule for a form whose stress stays. */
export const kept = (form: string, base: string, reasons: Reasons): InflectionRule => ({
  form,
  base,
  partOfSpeech: 'verb',
  reasons,
})
