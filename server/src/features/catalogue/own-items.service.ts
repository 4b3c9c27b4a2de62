import { setImmediate as breathe } from 'node:timers/promises'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { estimateLevel } from '@verbena/nlp/level/estimate-level'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { lemmaCounts } from '@verbena/nlp/transcript/lemma-counts'
import { lemmaPlacesOf } from './concordance.service.ts'
import type { MediaFacts } from './media-facts.ts'

export { type MediaValues, saveMedia } from './catalogue.queries.ts'
export { renameMedia, setThumbnail } from './own-items.queries.ts'
export { pictureAddress, youtubePicture } from './pictures/picture-address.ts'

/** Some ten milliseconds of work. */
const linesAtOnce = 20
/** More of a text does not change its level. */
const linesOfLevel = 400

/**
 * What follows from the words of a transcript that a learner brought. It may have 20,000 lines, which take seconds:
 * others are served in between.
 */
export async function computeFactsInSteps(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly { text: string }[],
): Promise<MediaFacts> {
  const places: MediaFacts['places'] = []
  const counts: MediaFacts['counts'] = new Map()
  for (let first = 0; first < segments.length; first += linesAtOnce) {
    const slice = segments.slice(first, first + linesAtOnce)
    for (const { lemma, segment } of lemmaPlacesOf(lexicon, language, slice))
      places.push({ lemma, segment: first + segment })
    const lines = slice.map(({ text }) => text)
    for (const [lemma, count] of lemmaCounts(lexicon, language, lines))
      counts.set(lemma, (counts.get(lemma) ?? 0) + count)
    await breathe()
  }
  const lines = segments.slice(0, linesOfLevel).map(({ text }) => text)
  return { places, counts, estimatedLevel: estimateLevel(lexicon, language, lines) }
}
