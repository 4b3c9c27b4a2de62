import {
  isTargetLanguage,
  languageCodes,
  profileOf,
  type TargetLanguageCode,
} from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { DictionarySourceFacts } from '@verbena/language/packs/tool-facts'

/** Two languages close to Norwegian, which are used only as pivots between our languages. */
const neighbours = {
  da: { threeLetterCode: 'dan', opening: /^(?:at|en|et) (?=\S)/i, reflexive: / sig$/ },
  sv: { threeLetterCode: 'swe', opening: /^(?:att|en|ett) (?=\S)/i, reflexive: / sig$/ },
} satisfies Record<string, DictionarySourceFacts>

type GraphLanguageFacts = DictionarySourceFacts & {
  /** Whether all nouns, and only nouns, have a capital. */
  capitalNouns?: true
}
export type GraphLanguage = TargetLanguageCode | keyof typeof neighbours

const facts = new Map<GraphLanguage, GraphLanguageFacts>()

/** Languages with rows of their own, in the order of the pack's keys. */
export const packLanguages: readonly TargetLanguageCode[] = languageCodes
  .filter(isTargetLanguage)
  .filter((code) => packs[code].dictionarySources !== undefined)
  .sort()

for (const code of packLanguages) {
  const { capitalNouns } = profileOf(code)
  facts.set(code, { ...packs[code].dictionarySources!, ...(capitalNouns && { capitalNouns }) })
}
for (const code of ['da', 'sv'] as const) facts.set(code, neighbours[code])

/** Languages whose words are linked with each other. */
export const graphLanguages: readonly GraphLanguage[] = [...facts.keys()]

/** The facts of the sources about a language. @throws Error for a language that has no sources */
export function sourceFactsOf(language: GraphLanguage): GraphLanguageFacts {
  const known = facts.get(language)
  if (!known) throw new Error(`dictionarySources is missing for ${language}`)
  return known
}

const byThreeLetterCode = new Map([...facts].map(([code, { threeLetterCode }]) => [threeLetterCode, code]))

/** @throws Error if no language has this code */
export function graphLanguageOf(threeLetterCode: string): GraphLanguage {
  const language = byThreeLetterCode.get(threeLetterCode)
  if (!language) throw new Error(`no language has the code ${threeLetterCode}`)
  return language
}
