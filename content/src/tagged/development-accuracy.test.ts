import { join } from 'node:path'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { explainText } from '@verbena/nlp/lookup/explain'
import { expect, test } from 'vitest'
import { readStarterLexicon } from '../lexicon/starter-lexicon.ts'
import { isRight, judgeWord } from './judge-word.ts'
import { isForDevelopment, nativeLanguageFor, readTagged } from './read-tagged.ts'
import { isNameOnly } from './tagged-sentences.ts'

const content = join(import.meta.dirname, '../..')
const lexicon = readStarterLexicon(content)

/**
 * The percentage of words whose first answer is right, in sentences from which the ranking did not learn. A phrase that
 * comes before the meaning of its word is only counted as right where the sentence is tagged with the phrase.
 */
const reached: readonly (readonly [TargetLanguageCode, number])[] = [
  ['es', 91],
  ['en', 89],
  ['de', 93],
  ['fr', 90],
  ['it', 91],
  ['no', 90],
  ['el', 87],
]

test.each(reached)('the first answer is right in %s for %d percent of the words', (language, percent) => {
  const nativeLanguage = nativeLanguageFor(language)
  const verdicts = readTagged(content, language)
    .filter(isForDevelopment)
    .flatMap(({ text: context, words }) =>
      words
        .filter((word) => !isNameOnly(word))
        .map((word) => {
          const {
            lemma = '',
            partOfSpeech = '',
            translation,
          } = explainText(lexicon, {
            text: word.form,
            at: word.at,
            context,
            language,
            nativeLanguage,
          })
          const translations = [translation, ...translation.split(', ')]
          return isRight(judgeWord(word, { lemma, partOfSpeech, translations }))
        }),
    )
  expect((100 * verdicts.filter(Boolean).length) / verdicts.length).toBeGreaterThanOrEqual(percent)
})
