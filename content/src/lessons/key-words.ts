import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { explainText } from '@verbena/nlp/lookup/explain'

/** A word that a sentence is about, by its base form. */
export type KeyWord = {
  lemma: string
  /** Alternatives joined by commas. */
  translation: string
  definition: string
  level: Level
}

/** Classes of words that carry a meaning of their own. */
const contentClasses = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb'])

type Sentence = {
  text: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
  /** Names, which are not looked up: "Marco" is no form of marcar. */
  names: ReadonlySet<string>
  /** The same sentence in the learner's language; empty where there is no translation. */
  meant: readonly string[]
}

/** The words of a sentence that carry its meaning, each once and as it is meant there; unknown ones are left out. */
export function keyWordsOf(lexicon: Lexicon, sentence: Sentence): KeyWord[] {
  const { text: context, language, names } = sentence
  const isMeant = meantIn(lexicon, sentence)
  const seen = new Set<string>()
  return tokenise(context, language).flatMap(({ text, isWord, start }) => {
    const word = isWord && !names.has(text) && keyWordAt(lexicon, sentence, { text, at: start, isMeant })
    if (!word) return []
    const key = lemmaKey(word.lemma)
    // "ne … que" is a pattern, and no word to keep.
    if (seen.has(key) || key.includes('…')) return []
    seen.add(key)
    return [word]
  })
}

type Place = { text: string; at: number; isMeant: (translation: string) => boolean }

/**
 * A form may be that of several words: "est" is east, and is. The first meaning is taken, unless the translation
 * of the sentence contains another of them, and not the first.
 */
function keyWordAt(
  lexicon: Lexicon,
  { text: context, language, nativeLanguage }: Sentence,
  { text, at, isMeant }: Place,
): KeyWord | undefined {
  const explained = explainText(lexicon, { text, context, at, language, nativeLanguage })
  const { lemma, partOfSpeech, level, translation, definition, alternatives = [] } = explained
  if (!lemma || !level || !partOfSpeech || translation === '') return undefined
  const isClear = alternatives.length === 0 || isMeant(translation)
  const other = isClear ? undefined : alternatives.find((one) => isMeant(one.translation))
  if (!other) return contentClasses.has(partOfSpeech) ? { lemma, translation, definition, level } : undefined
  const concept = lexicon
    .readings(language, text)
    .find(
      (reading) => reading.lemma === other.lemma && reading.concept.partOfSpeech === other.partOfSpeech,
    )?.concept
  if (!concept || !contentClasses.has(concept.partOfSpeech)) return undefined
  return {
    lemma: other.lemma,
    translation: other.translation,
    definition: concept.definition[explanationLanguageFor(nativeLanguage)],
    level: concept.level,
  }
}

/** Whether one of several translations, joined by commas, occurs in any translation of the sentence. */
function meantIn(lexicon: Lexicon, { meant, nativeLanguage }: Sentence): Place['isMeant'] {
  if (!isTargetLanguage(nativeLanguage)) return () => false
  const keysOf = (text: string) =>
    [text, ...lexicon.readings(nativeLanguage, text).map(({ lemma }) => lemma)].map(textKey)
  const wordsOf = (text: string) => tokenise(text, nativeLanguage).filter(({ isWord }) => isWord)
  let known: ReadonlySet<string> | undefined
  // Computed on first use: most words have one meaning.
  const meantWords = () => {
    known ??= new Set([...new Set(meant.flatMap(wordsOf).map(({ text }) => text))].flatMap(keysOf))
    return known
  }
  return (translation) =>
    translation
      .split(', ')
      .some((one) => wordsOf(one).every(({ text }) => keysOf(text).some((key) => meantWords().has(key))))
}

/** Most meanings of a word that are shown. */
const meaningsShown = 2

/** The first meanings of a word. @example firstMeanings('house, home, household') // 'house, home' */
export const firstMeanings = (translation: string) =>
  translation.split(', ').slice(0, meaningsShown).join(', ')
