import { pinnedPath, readPinnedBlocks, senseSentencesPath } from '@verbena/content/pinned/read-pinned'
import { isForDevelopment, readTagged } from '@verbena/content/tagged/read-tagged'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { type WeightsFile, weightsFileOf } from '@verbena/nlp/ranking/model/weights'
import { createLearner } from './learner.ts'
import { parallelTraining, readParallel } from './parallel-sentences.ts'
import { pinnedTraining } from './pinned-training.ts'
import { taggedTraining } from './tagged-training.ts'

/** How much a sentence counts that only its translations explain, compared with a tagged one. */
const parallelWeight = 0.15
/** Smaller weights are left out, because they change few rankings and make the files large. */
const leastWeight = 0.15

/**
 * Learns the weights of languages from the tagged sentences that are not for development, from those with checked readings,
 * and from parallel ones.
 */
export function* learnWeights(
  content: string,
  lexicon: Lexicon,
  languages: readonly TargetLanguageCode[],
): Generator<[TargetLanguageCode, WeightsFile]> {
  const parallel = parallelTraining(lexicon, readParallel(content), parallelWeight)
  for (const language of languages) {
    const { add, learn } = createLearner(lexicon, language)
    const all = readTagged(content, language)
    const tagged = all.filter((one, index) => !isForDevelopment(one, index))
    const forDevelopment = new Set(all.filter(isForDevelopment).map(({ text }) => text))
    for (const sentence of taggedTraining(lexicon, language, tagged)) add(sentence)
    const checked = [pinnedPath, senseSentencesPath].flatMap((pathOf) =>
      readPinnedBlocks(pathOf(content, language)).filter(({ text }) => !forDevelopment.has(text)),
    )
    for (const sentence of pinnedTraining(lexicon, language, checked)) add(sentence)
    for (const sentence of parallel.get(language) ?? []) add(sentence)
    yield [language, weightsFileOf(learn(), leastWeight)]
  }
}
