import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'

/** Ending of a form, and of its base form. */
export type Ending = readonly [form: string, base: string]

/** One rule for each ending. A base in -e needs three letters. */
export const rules = (
  partOfSpeech: PartOfSpeech,
  reasons: readonly FormReason[],
  endings: readonly Ending[],
): InflectionRule[] =>
  endings.map(([form, base]) => ({ form, base, partOfSpeech, reasons, minimum: base === 'e' ? 3 : 2 }))

/** An m is single at the end of a word and double before a vowel: rommet, drømmer. */
export const withM = (ending: string, base = ''): Ending[] => [[`mm${ending}`, `m${base}`]]
/** sykler, midlene, gamle: -el, -er, -en lose their e, and a double letter before it becomes single. */
export const withoutE = (ending: string): Ending[] => [
  ...[...'bdfgkmpst'].flatMap((letter): Ending[] => [
    [`${letter}l${ending}`, `${letter + letter}el`],
    [`${letter}r${ending}`, `${letter + letter}er`],
  ]),
  [`l${ending}`, 'el'],
  [`r${ending}`, 'er'],
]
