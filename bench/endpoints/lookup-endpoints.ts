import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { explainText } from '@verbena/nlp/lookup/explain'
import { explainByDictionary } from '@verbena/server/features/lookup/explanation/dictionary-explanation'
import { openDictionaries } from '@verbena/server/providers/dictionary/dictionary'
import { connectionCount, type ServerName } from '../harness/bench-data.ts'
import { show } from '../harness/report.ts'
import {
  catalogueTexts,
  content,
  definitionText,
  exampleTexts,
  type Lookup,
  lookupsOf,
  textOf,
} from '../texts/texts.ts'
import type { Endpoint } from './endpoints.ts'

/** Spanish words with their lines, for lookups by a learner whose native language is English. */
export type LookupWords = {
  /** From our videos and songs: few enough to stay in the server's cache. */
  fromCatalogue: Lookup[]
  /** From example sentences: so many that the cache has evicted each word before it is repeated. */
  fromExamples: Lookup[]
  /** Words that are only in the dictionary packs; empty without packs. */
  onlyInPacks: Lookup[]
}

const exampleWordCount = 6000

export function chooseWords(dictionaries: string | undefined): LookupWords {
  const lexicon = readStarterLexicon(content)
  const dictionary = openDictionaries(dictionaries ?? '/nowhere', (sentence) => console.log(sentence))
  const languages = { language: 'es', nativeLanguage: 'en' } as const
  const isInLexicon = (lookup: Lookup) =>
    explainText(lexicon, { ...lookup, ...languages }).error === undefined
  const isInPacks = (lookup: Lookup) => explainByDictionary(dictionary, { ...lookup, ...languages }) !== null
  const rarer = new Map(lookupsOf(definitionText('es')).map((lookup) => [lookup.text, lookup]))
  const words = {
    fromCatalogue: lookupsOf(textOf(catalogueTexts(), 'es')).filter(isInLexicon),
    fromExamples: lookupsOf(textOf(exampleTexts(), 'es')).slice(0, exampleWordCount).filter(isInLexicon),
    onlyInPacks: [...rarer.values()].filter((lookup) => !isInLexicon(lookup) && isInPacks(lookup)),
  }
  dictionary.close()
  return words
}

export function lookupEndpoints(
  { fromCatalogue, fromExamples, onlyInPacks }: LookupWords,
  videoId: string,
): Endpoint[] {
  const endpoint = (name: string, lookups: Lookup[], server: ServerName): Endpoint => ({
    name: `GET /obtener_explicacion, ${show(lookups.length)} words ${name}`,
    server,
    replyContains: '"lemma":',
    plansOf: ({ tokens }, number) =>
      lookups
        .filter((_, index) => index % connectionCount === number)
        .map(({ text, context }) => {
          const query = new URLSearchParams({ selectedText: text, video_id: videoId, context })
          return { method: 'GET', path: `/obtener_explicacion?${query}`, token: tokens[server] }
        }),
    warmsUpCompletely: true,
    goals: { requests: { atLeast: 0.6 }, p99: { atMost: 3 } },
  })
  const ours = [
    endpoint('of our videos', fromCatalogue, 'verbena'),
    endpoint('of other sentences', fromExamples, 'verbena'),
  ]
  if (onlyInPacks.length === 0) return ours
  return [
    ...ours,
    endpoint('of our videos, with packs', fromCatalogue, 'packs'),
    endpoint('of other sentences, with packs', fromExamples, 'packs'),
    endpoint('in packs only', onlyInPacks, 'packs'),
  ]
}
