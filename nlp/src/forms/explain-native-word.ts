import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { isTargetLanguage } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Reading } from '../lexicon/readings.ts'
import { explainText, type Question } from '../lookup/explain.ts'
import type { FormSources } from './form-sources.ts'

const alternativesMaximum = 5

/**
 * Explains a word of the native language by the word of the target language: "knife" is cuchillo. Only for a word without
 * context, because a word of a sentence belongs to the language of the sentence.
 * @returns null if the lexicon has no such word
 */
export function explainNativeWord({ lexicon }: FormSources, question: Question): Explanation | null {
  const { text, context, language, nativeLanguage } = question
  if (context !== '' || nativeLanguage === language || !isTargetLanguage(nativeLanguage)) return null
  const [first, ...others] = lexicon
    .readings(nativeLanguage, withoutMarker(text))
    .filter(({ parts }) => !parts)
    .flatMap(({ concept, lemma }) => {
      const word = concept.words[language]?.[0]
      return word === undefined ? [] : [{ concept, word, native: lemma }]
    })
  if (!first) return null
  const known = explainText(lexicon, { ...question, text: first.word })
  const alternatives = others
    .filter(({ word }) => lemmaKey(word) !== lemmaKey(first.word))
    .slice(0, alternativesMaximum)
    .map(({ word, concept, native }) => ({
      lemma: word,
      partOfSpeech: concept.partOfSpeech,
      translation: meaningOf(concept, native, question),
    }))
  return {
    ...withConcept(known, first.concept, question),
    word: first.word,
    ...(alternatives.length > 0 ? { alternatives } : {}),
    meant: { word: first.word, because: 'nativeLanguage' },
  }
}

const withoutMarker = (text: string) => text.replace(/^to (?=\p{L})/u, '')

function meaningOf(
  { words, gloss }: Reading['concept'],
  asked: string,
  { nativeLanguage }: Question,
): string {
  if (!isTargetLanguage(nativeLanguage)) return asked
  const own = [...(words[nativeLanguage] ?? []), gloss?.[nativeLanguage]].filter((text) => text !== undefined)
  return own.join(', ') || asked
}

/** The explanation of the target word in the sense that was asked for; the word may have another sense first. */
function withConcept(known: Explanation, concept: Reading['concept'], question: Question): Explanation {
  const translation = meaningOf(concept, '', question)
  if (known.translation === translation) return known
  const { definedIn, lemma, source, gender } = known
  const isKnown = known.partOfSpeech === concept.partOfSpeech
  return {
    word: known.word,
    translation,
    definition: concept.definition[explanationLanguageFor(question.nativeLanguage)],
    ...(definedIn && { definedIn }),
    example: concept.example?.[question.language] ?? '',
    ...(lemma && { lemma }),
    partOfSpeech: concept.partOfSpeech,
    ...(isKnown && gender && { gender }),
    level: concept.level,
    ...(source && { source }),
  }
}
