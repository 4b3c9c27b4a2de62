import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'

/** Ending of a form, and of its base form. */
export type Ending = readonly [form: string, base: string]

/** Rules with the same reasons, one for each ending. */
export const rules = (
  partOfSpeech: PartOfSpeech | readonly PartOfSpeech[],
  reasons: readonly FormReason[],
  endings: readonly Ending[],
): InflectionRule[] => endings.map(([form, base]) => ({ form, base, partOfSpeech, reasons }))

/** Vowels of a base that lose their accent to a suffix: rápido, rapidísimo; árbol, arbolito. */
export const unstressed = (['aá', 'eé', 'ií', 'oó', 'uú'] as const).map(
  (pair) => [pair.charAt(0), pair.charAt(1)] as const,
)
