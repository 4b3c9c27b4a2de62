import type { PinnedBlock } from '@verbena/content/pinned/read-pinned'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Reading } from '@verbena/nlp/lexicon/readings'
import { isPinned } from '@verbena/nlp/pinned/pinned-sentences'
import { sentencesIn, type TrainingSentence } from './training-sentence.ts'

/** How much a sentence counts, compared with a tagged one, whose words have all their right meanings. */
const pinnedWeight = 0.5

/** Sentences whose words have checked readings. Nothing is known about a word without one, or whose reading is gone. */
export function pinnedTraining(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  blocks: readonly PinnedBlock[],
): TrainingSentence[] {
  return blocks.flatMap(({ text, words }) =>
    sentencesIn(lexicon, language, text).map((part) => ({
      ...part,
      weight: pinnedWeight,
      isTagged: true,
      right: part.slots.map(({ word, readings, mark }) => {
        const { token } = part.words[word] ?? { token: -1 }
        const checked = words[token]
        if (mark !== undefined || !checked || textKey(checked.form) !== part.textWindow.words[token])
          return undefined
        return rightAmong(readings, checked)
      }),
    })),
  )
}

function rightAmong(readings: readonly Reading[], checked: PinnedBlock['words'][number]) {
  const right = readings.filter((reading) => isPinned(reading, checked))
  return right.length > 0 ? new Set(right) : undefined
}
