import type { LanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import type { DictionaryEntry, DictionaryTranslation } from './dictionary-entry.ts'
import type { RowEntry } from './pack-row.ts'

/** The entries of one pack for a form. */
export type PackAnswer = { rows: RowEntry[]; sources: readonly string[] }

const certainties = ['direct', 'agreed', 'uncertain'] as const
const [mostTranslations, mostDefinitions, mostExamples] = [8, 4, 3]

type Scored = DictionaryTranslation & { score: number }
type Draft = Omit<DictionaryEntry, 'translations' | 'definitions' | 'examples' | 'sources'> & {
  translations: Scored[]
  definitions: { text: string; language: LanguageCode }[]
  examples: { text: string; translation?: string }[]
  sources: Set<string>
}

/** Merges entries of several packs: one entry for each headword and part of speech, the best translations first. */
export function mergeEntries(
  answers: readonly PackAnswer[],
  form: string,
  into: LanguageCode,
): DictionaryEntry[] {
  const drafts = new Map<string, Draft>()
  for (const { rows, sources } of answers)
    for (const row of rows) {
      const headword = row.headword ?? textKey(form)
      const id = `${headword}\t${row.partOfSpeech ?? ''}`
      const draft: Draft = drafts.get(id) ?? {
        headword,
        ...(row.partOfSpeech && { partOfSpeech: row.partOfSpeech }),
        translations: [],
        definitions: [],
        examples: [],
        sources: new Set(),
      }
      drafts.set(id, draft)
      addRow(draft, row, sources, into)
    }
  return settleClassless([...drafts.values()])
    .filter(({ translations, definitions }) => translations.length > 0 || definitions.length > 0)
    .sort((a, b) => weightOf(b, form) - weightOf(a, form))
    .map(({ translations, sources, ...entry }) => ({
      ...entry,
      translations: bestOf(translations),
      sources: [...sources],
    }))
}

function addRow(draft: Draft, row: RowEntry, sources: readonly string[], into: LanguageCode) {
  if (row.gender) draft.gender ??= row.gender
  if (row.ipa) draft.ipa ??= row.ipa
  const named = (numbers: number[]) => numbers.flatMap((number) => sources[number] ?? [])
  for (const [text, certainty, from, score] of row.translations) {
    const names = named(from)
    for (const name of names) draft.sources.add(name)
    const kind = certainties[certainty] ?? 'uncertain'
    // Each source of a direct translation contains it; the sources of an indirect one are a chain.
    const source = kind === 'direct' ? (names[0] ?? '') : names.join(' + ')
    draft.translations.push({ text, certainty: kind, source, score })
  }
  for (const [language, text] of row.definitions)
    if (draft.definitions.length < mostDefinitions)
      draft.definitions.push({ text, language: language as LanguageCode })
  for (const [text, translation, language] of row.examples)
    if (draft.examples.length < mostExamples)
      draft.examples.push({ text, ...(language === into && { translation }) })
  if (row.definitions.length > 0 || row.examples.length > 0)
    for (const name of named(row.sources)) draft.sources.add(name)
}

/** A source without parts of speech mostly repeats the others. Its new translations join the only part of speech, if it is one. */
function settleClassless(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft) => {
    if (draft.partOfSpeech) return true
    const named = drafts.filter(
      ({ headword, partOfSpeech }) => headword === draft.headword && partOfSpeech !== undefined,
    )
    const known = new Set(named.flatMap(({ translations }) => translations.map(({ text }) => textKey(text))))
    draft.translations = draft.translations.filter(({ text }) => !known.has(textKey(text)))
    const [only] = named
    if (!only || named.length > 1) return draft.translations.length > 0 || named.length === 0
    only.translations.push(...draft.translations)
    only.definitions.push(...draft.definitions.slice(0, mostDefinitions - only.definitions.length))
    only.examples.push(...draft.examples.slice(0, mostExamples - only.examples.length))
    for (const source of draft.sources) only.sources.add(source)
    return false
  })
}

const rankOf = ({ certainty, score }: Scored) => certainties.indexOf(certainty) * 10_000 - score

function bestOf(translations: readonly Scored[]): DictionaryTranslation[] {
  const seen = new Set<string>()
  return [...translations]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .filter(({ text }) => !seen.has(textKey(text)) && seen.add(textKey(text)))
    .slice(0, mostTranslations)
    .map(({ score: _score, ...translation }) => translation)
}

/** First the headword in its own spelling (German "Essen", not "essen"), then the most certain translation. */
function weightOf({ headword, translations }: Draft, form: string): number {
  const best = Math.max(-20_000, ...translations.map((translation) => -rankOf(translation)))
  return (headword === form ? 100 : 0) + best
}
