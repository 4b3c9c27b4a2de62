import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { textKey } from '@verbena/language/text/text-key'
import { expect, test } from 'vitest'
import { contextWindowsIn } from '../../ranking/context-window.ts'
import { absentPhrases, phrasesInSentences } from '../testing/phrase-sentences.ts'
import { phrasebookReadings } from './find-phrases.ts'

type Language = keyof typeof phrasesInSentences
const languages = Object.keys(phrasesInSentences) as Language[]

/** The phrases of a touched word; without one, those of all words of the sentence. */
function phrasesAt(language: Language, sentence: string, touched?: string): string[] {
  const windowAt = contextWindowsIn(sentence, language)
  return windowAt(0).words.flatMap((word, at) =>
    touched === undefined || word === textKey(touched)
      ? phrasebookReadings({ lexicon, language, around: windowAt(at) }).map(({ lemma }) => textKey(lemma))
      : [],
  )
}

test.each(languages)('%s: a phrase is found at each of its words', (language) => {
  const lost = phrasesInSentences[language].flatMap(([sentence, headword, words]) =>
    words
      .split(' ')
      .filter((word) => !phrasesAt(language, sentence, word).includes(textKey(headword)))
      .map((word) => `${sentence}: ${word} lacks ${headword}, has ${phrasesAt(language, sentence, word)}`),
  )
  expect(lost).toEqual([])
})

test.each(languages)('%s: the same words that are no phrase are left alone', (language) => {
  const wrong = absentPhrases[language]
    .filter(([sentence, headword]) => phrasesAt(language, sentence).includes(textKey(headword)))
    .map(([sentence, headword]) => `${sentence}: ${headword}`)
  expect(wrong).toEqual([])
})

test('a phrase that is not literal says so', () => {
  const readingsOf = (sentence: string, at: number) =>
    phrasebookReadings({ lexicon, language: 'en', around: contextWindowsIn(sentence, 'en')(at) })
  expect(readingsOf('He lost his temper.', 3)[0]).toMatchObject({ isPhrase: true, certainty: 'certain' })
  expect(readingsOf('Her plan fell through.', 3)[0]).toMatchObject({ certainty: 'likely' })
})
