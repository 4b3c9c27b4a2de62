import { spokenMaximum } from '@verbena/contract/lookup/lookup-limits'
import type { ReviewItem } from '@verbena/contract/reviews/reviews'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import { questionKindFor } from '@verbena/language/spaced-repetition/question-kind'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { rightMeaning, wrongMeanings, wrongMeaningsAt } from '@verbena/nlp/quiz/options/wrong-meanings'
import { clozeOf } from '@verbena/nlp/transcript/cloze'
import type { StoredCard } from './review-cards.queries.ts'

type AskedCard = {
  card: StoredCard
  text: string
  translation: string
  example: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
}

type ReviewQuestion = Pick<ReviewItem, 'exercise' | 'options' | 'correctIndex' | 'sentence' | 'answer'>

/**
 * How a card is asked, by the number of its answers so far: each time as another kind, as far as the word has a
 * translation, a sound and a sentence, and with other wrong options.
 */
export function questionsAbout(
  lexicon: Lexicon,
  { card, text, translation, example, language, nativeLanguage }: AskedCard,
): (reps: number) => ReviewQuestion {
  const { lemma, direction, stability } = card
  const cloze = clozeOf(lexicon, language, example, { word: text, lemma })
  const isChosen = direction === 'meaning' && translation !== ''
  const word = { language, lemma, translation, nativeLanguage }
  const pool = isChosen ? wrongMeanings(lexicon, word) : []
  const right = isChosen ? rightMeaning(lexicon, word) : ''
  const possible = {
    hasOptions: pool.length > 1,
    hasSound: text.length <= spokenMaximum,
    hasSentence: cloze !== null,
  }
  return (reps) => {
    // Without a translation only the learner can judge the answer.
    if (translation === '') return { exercise: 'self' }
    const exercise = questionKindFor({ lemma, direction, stability, reps }, possible)
    if (exercise === 'cloze') return { exercise, ...cloze }
    if (exercise !== 'choose' && exercise !== 'listen') return { exercise }
    return { exercise, ...optionsOf(right, wrongMeaningsAt(pool, reps), `${reps} ${lemma}`) }
  }
}

function optionsOf(right: string, wrong: string[], seed: string) {
  const options = shuffled([right, ...wrong], seededRandom(seed))
  return { options, correctIndex: options.indexOf(right) }
}
