import type { AgreementFacts, DeterminerTable } from '@verbena/language/packs/agreement-facts'
import { textKey } from '@verbena/language/text/text-key'

/** A set of cells as bits. A cell is a gender, a number and a case. */
export type Cells = number

const genders = 'mfn'
const numbers = 'sp'
const perCase = genders.length * numbers.length

const bit = (gender: string, number: string, place: number): Cells =>
  1 << (place * perCase + numbers.indexOf(number) * genders.length + genders.indexOf(gender))

/** All cells of some genders, numbers and cases; an empty text means all of them. */
export function cellsOf(
  { cases }: AgreementFacts,
  { gender = '', number = '', of = '' }: { gender?: string; number?: string; of?: string },
): Cells {
  let cells = 0
  for (const one of of || cases)
    for (const g of gender || genders)
      for (const n of number || numbers) {
        const place = cases.indexOf(one)
        if (place >= 0) cells |= bit(g, n, place)
      }
  return cells
}

export const allCells = (facts: AgreementFacts) => cellsOf(facts, {})

/** The cells in a set, one by one. */
export function singleCells(cells: Cells): Cells[] {
  const found: Cells[] = []
  for (let at = 0; at < 24; at++) if (cells & (1 << at)) found.push(1 << at)
  return found
}

/** The letters of a single cell: gender, number, case. */
export function lettersOf({ cases }: AgreementFacts, cell: Cells) {
  const at = Math.log2(cell)
  return {
    gender: genders.charAt(at % genders.length),
    number: numbers.charAt(Math.floor(at / genders.length) % numbers.length),
    of: cases.charAt(Math.floor(at / perCase)),
  }
}

/** A determiner form: the cells that it may have, and its table. */
export type DeterminerForm = { cells: Cells; table: DeterminerTable; hasEnding: boolean }

export type DeterminerIndex = {
  of: (key: string) => readonly DeterminerForm[]
  /** The form of a table for a cell before a word; undefined if there is none. */
  form: (table: DeterminerTable, cell: Cells, next: string) => string | undefined
}

const indexes = new WeakMap<AgreementFacts, DeterminerIndex>()

export function determinersOf(facts: AgreementFacts): DeterminerIndex {
  const known = indexes.get(facts)
  if (known) return known
  const byForm = new Map<string, DeterminerForm[]>()
  for (const table of facts.determiners)
    for (const [text, cells] of formsOf(facts, table)) {
      const key = textKey(text)
      const hasEnding = table.isStrong !== true && table.withoutEnding?.includes(key) !== true
      byForm.set(key, [...(byForm.get(key) ?? []), { cells, table, hasEnding }])
    }
  const index: DeterminerIndex = {
    of: (key) => byForm.get(key) ?? [],
    form: (table, cell, next) => {
      const texts = [...formsOf(facts, table)].filter(([, cells]) => cells & cell).map(([text]) => text)
      return texts.toSorted((a, b) => soundRank(facts, a, next) - soundRank(facts, b, next))[0]
    },
  }
  indexes.set(facts, index)
  return index
}

/** 0: the sound of the next word demands this form; 1: any sound; 2: another sound. */
export function soundRank({ sounds = [] }: AgreementFacts, form: string, next: string): number {
  const sound = sounds.find(([one]) => one === form)
  if (!sound) return 1
  return sound[1].test(next) ? 0 : 2
}

function formsOf(facts: AgreementFacts, { rows }: DeterminerTable): Map<string, Cells> {
  const forms = new Map<string, Cells>()
  for (const [place, row] of rows.entries())
    for (const [column, texts] of row.split(' ').entries()) {
      if (texts === '-') continue
      const names = (facts.columns[column] ?? '').split('+')
      const cells = names.reduce((so, name) => so | bit(name.charAt(0), name.charAt(1), place), 0)
      for (const text of texts.split('/')) {
        const spaced = text.replaceAll('_', ' ')
        forms.set(spaced, (forms.get(spaced) ?? 0) | cells)
      }
    }
  return forms
}
