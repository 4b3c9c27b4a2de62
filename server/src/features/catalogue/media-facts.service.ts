import { lemmaCounts } from '@verbena/content/lemma-counts'
import { estimateLevel } from '@verbena/content/level-estimate'
import type { Lexicon } from '@verbena/content/lexicon'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { LemmaPlace } from './catalogue.queries.ts'
import { lemmaPlacesOf } from './concordance.service.ts'

/** What follows from the words of a transcript; it changes with the transcript and with the lexicon. */
export type MediaFacts = {
  places: LemmaPlace[]
  /** How often each base form is said. */
  counts: Map<string, number>
  /** Null where there is too little text. */
  estimatedLevel: Level | null
}

/** Raised whenever the facts are made in another way: what was stored before is then made anew. */
export const factsVersion = 1

export function factsOf(
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
