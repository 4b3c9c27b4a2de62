import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'

/** Ending of a form, and of its base form. */
export type Ending = readonly [form: string, base: string]

/** Rules of one kind, an ending each. */
export const rules = (
  partOfSpeech: PartOfSpeech | readonly PartOfSpeech[],
  reasons: readonly FormReason[],
  endings: readonly Ending[],
): InflectionRule[] => endings.map(([form, base]) => ({ form, base, partOfSpeech, reasons }))

/** Vowels of a base whose accent goes to the suffix: rápido, rapidísimo; árbol, arbolito. */
export const unstressed = (['aá', 'eé', 'ií', 'oó', 'uú'] as const).map(
  (pair) => [pair.charAt(0), pair.charAt(1)] as const,
)
