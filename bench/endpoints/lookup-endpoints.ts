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
  type Touch,
  textOf,
  touchesOf,
} from '../texts/texts.ts'
import type { Endpoint } from './endpoints.ts'

/** Spanish words in their lines, as they are touched by somebody who speaks English. */
export type Words = {
  /** Of our videos and songs: some hundred, which a server answers again and again. */
  ofVideos: Touch[]
  /** Of other sentences: so many that a server has forgotten its answer when one is asked for again. */
  ofSentences: Touch[]
  /** Those that our lexicon does not know and the packs do; empty without packs. */
  ofPacks: Touch[]
}

const sentenceWords = 6000

export function chooseWords(dictionaries: string | undefined): Words {
  const lexicon = readStarterLexicon(content)
  const dictionary = openDictionaries(dictionaries ?? '/nowhere', (sentence) => console.log(sentence))
  const inSpanish = { language: 'es', nativeLanguage: 'en' } as const
  const isOurs = (touch: Touch) => explainText(lexicon, { ...touch, ...inSpanish }).error === undefined
  const isListed = (touch: Touch) => explainByDictionary(dictionary, { ...touch, ...inSpanish }) !== null
  const rarer = new Map(touchesOf(definitionText('es')).map((touch) => [touch.text, touch]))
  const words = {
    ofVideos: touchesOf(textOf(catalogueTexts(), 'es')).filter(isOurs),
    ofSentences: touchesOf(textOf(exampleTexts(), 'es')).slice(0, sentenceWords).filter(isOurs),
    ofPacks: [...rarer.values()].filter((touch) => !isOurs(touch) && isListed(touch)),
  }
  dictionary.close()
  return words
}

export function lookupEndpoints({ ofVideos, ofSentences, ofPacks }: Words, videoId: string): Endpoint[] {
  const lookup = (name: string, touches: Touch[], server: ServerName): Endpoint => ({
    name: `GET /obtener_explicacion, ${show(touches.length)} words ${name}`,
    server,
    holds: '"lemma":',
    plansOf: ({ tokens }, number) =>
      touches
        .filter((_, index) => index % connectionCount === number)
        .map(({ text, context }) => {
          const query = new URLSearchParams({ selectedText: text, video_id: videoId, context })
          return { method: 'GET', path: `/obtener_explicacion?${query}`, token: tokens[server] }
        }),
    isWarmedWhole: true,
    goals: { requests: { atLeast: 0.6 }, p99: { atMost: 3 } },
  })
  const ours = [
    lookup('of our videos', ofVideos, 'verbena'),
    lookup('of other sentences', ofSentences, 'verbena'),
  ]
  if (ofPacks.length === 0) return ours
  return [
    ...ours,
    lookup('of our videos, with packs', ofVideos, 'packs'),
    lookup('of other sentences, with packs', ofSentences, 'packs'),
    lookup('that only packs know', ofPacks, 'packs'),
  ]
}
