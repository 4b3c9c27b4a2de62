import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'

/** The ending of a base, and the accented syllable from its end. */
export type Base = readonly [ending: string, stress: 1 | 2 | 3]
/** The reasons of a form. */
export type Reasons = readonly FormReason[]

/** γράφω; εργάζομαι; αγαπάω, αγαπώ; κοιμάμαι, βαριέμαι, ασχολούμαι, εξαρτώμαι. */
export const active: readonly Base[] = [['ω', 2]]
/** Endings of bases without an active voice. */
export const deponent: readonly Base[] = [['ομαι', 3]]
/** Endings of bases of contracted verbs. */
export const contracted: readonly Base[] = [
  ['αω', 2],
  ['ω', 1],
]
/** Endings of contracted bases without an active voice. */
export const contractedDeponent: readonly Base[] = [
  ['αμαι', 2],
  ['ιεμαι', 2],
  ['ουμαι', 2],
  ['ωμαι', 2],
]

/** A rule that moves the stress to its place in the base; '-' is an empty stem. */
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

/** A rule for a form whose stress does not move. */
export const kept = (form: string, base: string, reasons: Reasons): InflectionRule => ({
  form,
  base,
  partOfSpeech: 'verb',
  reasons,
})
