import { listsOf } from '../morphology/inflection-index.ts'
import type { FormReason, PartOfSpeech } from '../morphology/parts-of-speech.ts'
import type { FormReadings, IrregularForms } from './inflection-data.ts'

/** An ending or a whole form, and why it looks so. */
export type Cell = { text: string; reasons: readonly FormReason[] }

const persons: readonly (readonly FormReason[])[] = [
  ['firstPerson', 'singular'],
  ['secondPerson', 'singular'],
  ['thirdPerson', 'singular'],
  ['firstPerson', 'plural'],
  ['secondPerson', 'plural'],
  ['thirdPerson', 'plural'],
]
/** Where two persons share a form, texts more often speak of somebody else. */
const personOrder = [2, 0, 5, 3, 1, 4]

/**
 * Six forms or endings in the order I, you, he, we, you, they; '-' where there is none, '/' between two.
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

/** Forms of one base from cells; a form of several cells keeps every reading. */
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
 * One reason for many words, written 'base form, base form'.
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

/** Lists of words with a comma between lists. */
export const wordsOf = (text: string): string[][] => text.split(',').map((part) => part.trim().split(/\s+/))

/** Several tables as one; what is in two of them keeps the forms and readings of both. */
export function mergedForms(...tables: readonly IrregularForms[]): IrregularForms {
  const merged: IrregularForms = {}
  for (const table of tables)
    for (const [base, entry] of Object.entries(table)) {
      const known = Object.hasOwn(merged, base) ? merged[base] : undefined
      // "molto" is adverb and determiner: "molti" is of either, whatever the dictionary calls it.
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
