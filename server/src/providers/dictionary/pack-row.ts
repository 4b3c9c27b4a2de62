import { type PartOfSpeech, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { PackRow } from './pack-file.ts'

/** Text, certainty (0 is best), sources, score: see content/scripts/dictionaries/packs/pack-row.ts. */
export type RowTranslation = [text: string, certainty: number, sources: number[], score: number]

export type RowEntry = {
  headword?: string
  partOfSpeech?: PartOfSpeech
  gender?: 'm' | 'f' | 'n' | 'mf'
  ipa?: string
  translations: RowTranslation[]
  definitions: [language: string, text: string][]
  examples: [text: string, translation: string, into: string][]
  sources: number[]
}

type Fields = Record<string, unknown>

/** Reads a row for one language. Parts of another shape are skipped, so that a foreign pack cannot cause an error. */
export function readEntryRow({ shared, forLanguage }: PackRow): RowEntry[] {
  return listOf(shared, isFields).map(({ w, p, g, i, d, x, s }, place) => {
    const translations: unknown = Array.isArray(forLanguage) ? forLanguage[place] : undefined
    return {
      ...(typeof w === 'string' && { headword: w }),
      ...(isPartOfSpeech(p) && { partOfSpeech: p }),
      ...(isGender(g) && { gender: g }),
      ...(typeof i === 'string' && { ipa: i }),
      translations: listOf(translations, isTranslation),
      definitions: listOf(d, (item): item is [string, string] => areStrings(item, 2)),
      examples: listOf(x, (item): item is [string, string, string] => areStrings(item, 3)),
      sources: listOf(s, isNumber),
    }
  })
}

export function readFormRow(row: PackRow): { lemma: string; partOfSpeech?: PartOfSpeech }[] {
  return listOf(row.shared, (item): item is unknown[] => Array.isArray(item)).flatMap(
    ([lemma, partOfSpeech]) =>
      typeof lemma === 'string' ? [{ lemma, ...(isPartOfSpeech(partOfSpeech) && { partOfSpeech }) }] : [],
  )
}

const listOf = <T>(value: unknown, isItem: (item: unknown) => item is T): T[] =>
  Array.isArray(value) ? value.filter(isItem) : []
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown) => typeof value === 'number'
const areStrings = (value: unknown, count: number) =>
  Array.isArray(value) &&
  value.length >= count &&
  value.slice(0, count).every((part) => typeof part === 'string')
const isPartOfSpeech = (value: unknown): value is PartOfSpeech =>
  (partsOfSpeech as readonly unknown[]).includes(value)
const isGender = (value: unknown): value is 'm' | 'f' | 'n' | 'mf' =>
  value === 'm' || value === 'f' || value === 'n' || value === 'mf'
const isTranslation = (value: unknown): value is RowTranslation =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  isNumber(value[1]) &&
  Array.isArray(value[2]) &&
  isNumber(value[3])
