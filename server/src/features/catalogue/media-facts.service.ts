import type { TargetLanguageCode } from '@verbena/language/languages'
import { estimateLevel } from '@verbena/nlp/level/estimate-level'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { lemmaCounts } from '@verbena/nlp/transcript/lemma-counts'
import { lemmaPlacesOf } from './concordance.service.ts'
import type { MediaFacts } from './media-facts.ts'

/** Raised whenever the facts are made in another way: what was stored before is then made anew. */
export const factsVersion = 1

export function computeFacts(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly { text: string }[],
): MediaFacts {
  const lines = segments.map(({ text }) => text)
  return {
    places: lemmaPlacesOf(lexicon, language, segments),
    counts: lemmaCounts(lexicon, language, lines),
    estimatedLevel: estimateLevel(lexicon, language, lines),
  }
}
