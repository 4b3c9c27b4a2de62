import { listsOf } from '../morphology/inflection-index.ts'
import type { FormReason, PartOfSpeech } from '../morphology/parts-of-speech.ts'
import type { FormReadings, IrregularForms } from './inflection-data.ts'

/** An ending or a whole form, and its reasons. */
export type Cell = { text: string; reasons: readonly FormReason[] }

const persons: readonly (readonly FormReason[])[] = [
  ['firstPerson', 'singular'],
  ['secondPerson', 'singular'],
  ['thirdPerson', 'singular'],
  ['firstPerson', 'plural'],
  ['secondPerson', 'plural'],
  ['thirdPerson', 'plural'],
]
/** The order of persons that share a form, by their frequency in texts. The third person comes first. */
const personOrder = [2, 0, 5, 3, 1, 4]

/**
 * Six forms or endings in the order I, you, he, we, you, they. '-' is no form; '/' separates variants.
 * @example sixPersons('o as a amos áis an', ['present'])
 */
export function sixPersons(texts: string, tense: readonly FormReason[]): Cell[] {
  const cells = texts.split(' ')
  return personOrder.flatMap((at) => {
    const text = cells[at] ?? '-'
    const reasons = [...tense, ...(persons[at] ?? [])]
    return text === '-' ? [] : text.split('/').map((one) => ({ text: one, reasons }))
  })
}

/** The forms of a base from cells. A form of several cells has all their readings. */
export function irregularForm(
  partOfSpeech: PartOfSpeech | null,
  cells: readonly Cell[],
): IrregularForms[string] {
  const forms: Record<string, (readonly FormReason[])[]> = {}
  for (const { text, reasons } of cells)
    forms[text] = [...(Object.hasOwn(forms, text) ? (forms[text] ?? []) : []), reasons]
  return { partOfSpeech, forms }
}

/**
 * Irregular forms with the same reasons, in the notation 'base form, base form'.
 * @example pairs('noun', ['plural'], 'man men, foot feet')
 */
export function pairs(
  partOfSpeech: PartOfSpeech | null,
  reasons: readonly FormReason[],
  text: string,
): IrregularForms {
  const forms: IrregularForms = {}
  for (const [base = '', ...texts] of wordsOf(text))
    forms[base] = irregularForm(
      partOfSpeech,
      texts.map((one) => ({ text: one, reasons })),
    )
  return forms
}

/** Splits a text into lists of words. Commas separate the lists. */
export const wordsOf = (text: string): string[][] => text.split(',').map((part) => part.trim().split(/\s+/))

/** Merges tables. A base of two tables has the forms and readings of both. */
export function mergedForms(...tables: readonly IrregularForms[]): IrregularForms {
  const merged: IrregularForms = {}
  for (const table of tables)
    for (const [base, entry] of Object.entries(table)) {
      const known = Object.hasOwn(merged, base) ? merged[base] : undefined
      // "molto" is adverb and determiner, so "molti" may belong to either.
      const isOneClass = known?.partOfSpeech === entry.partOfSpeech
      merged[base] = known
        ? {
            ...known,
            partOfSpeech: isOneClass ? entry.partOfSpeech : null,
            forms: withReadings(known.forms, entry.forms),
          }
        : entry
    }
  return merged
}

type Forms = IrregularForms[string]['forms']

function withReadings(forms: Forms, added: Forms): Forms {
  const merged: Record<string, FormReadings> = { ...forms }
  for (const [form, readings] of Object.entries(added)) {
    const known = Object.hasOwn(forms, form) ? forms[form] : undefined
    merged[form] = known ? [...listsOf(known), ...listsOf(readings)] : readings
  }
  return merged
}
