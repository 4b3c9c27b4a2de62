import { judgeWord } from '@verbena/content/tagged/judge-word'
import { nativeLanguageFor } from '@verbena/content/tagged/read-tagged'
import type { TaggedSentence, TaggedWord } from '@verbena/content/tagged/tagged-sentences'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'
import { type Lexicon, senseOf } from '@verbena/nlp/lexicon/lexicon'
import type { Reading } from '@verbena/nlp/lexicon/readings'
import { cardTranslations } from '@verbena/nlp/lookup/card-translations'
import { sentencesIn, type TrainingSentence } from './training-sentence.ts'

export function taggedTraining(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  tagged: readonly TaggedSentence[],
): TrainingSentence[] {
  return tagged.flatMap((sentence) => {
    const starts = tokenise(sentence.text, language).filter(({ isWord }) => isWord)
    const byPlace = new Map<string, TaggedWord>()
    for (const word of sentence.words) {
      const token = starts.findIndex(({ start, text }) => start <= word.at && word.at < start + text.length)
      byPlace.set(`${token} ${textKey(word.form)}`, word)
    }
    return sentencesIn(lexicon, language, sentence.text).map((part) => ({
      ...part,
      weight: 1,
      isTagged: true,
      right: part.slots.map(({ word, readings, mark }) => {
        const { token, key } = part.words[word] ?? { token: -1, key: '' }
        const gold = byPlace.get(`${token} ${key}`)
        return mark === undefined && gold ? rightAmong(lexicon, language, gold, readings) : undefined
      }),
    }))
  })
}

/** The readings that are right in all respects, else in the most. */
function rightAmong(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  gold: TaggedWord,
  readings: readonly Reading[],
) {
  const judged = readings.map((reading) => {
    const { isBaseForm, isClass, isMeaning } = judgeWord(gold, {
      lemma: reading.lemma,
      partOfSpeech: reading.concept.partOfSpeech,
      translations: cardTranslations(lexicon, language, senseOf(reading, nativeLanguageFor(language))),
    })
    return { reading, points: 2 * Number(isClass) + 2 * Number(isBaseForm) + Number(isMeaning) }
  })
  const best = Math.max(...judged.map(({ points }) => points))
  return best >= 3
    ? new Set(judged.filter(({ points }) => points === best).map(({ reading }) => reading))
    : undefined
}
