import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { explainText } from '@verbena/nlp/lookup/explain'

/** A content word of a sentence, by its lemma. */
export type KeyWord = {
  lemma: string
  /** Alternatives separated by commas. */
  translation: string
  definition: string
  level: Level
}

/** Parts of speech of content words. */
const contentClasses = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb'])

type Sentence = {
  text: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
  /** Names, which are not looked up: "Marco" is no form of marcar. */
  names: ReadonlySet<string>
  /** The same sentence in the learner's language; empty if there is no translation. */
  meant: readonly string[]
}

/** The content words of a sentence, each once with its meaning there. Unknown words are left out. */
export function keyWordsOf(lexicon: Lexicon, sentence: Sentence): KeyWord[] {
  const { text: context, language, names } = sentence
  const isMeant = meantIn(lexicon, sentence)
  const seen = new Set<string>()
  return tokenise(context, language).flatMap(({ text, isWord, start }) => {
    const word = isWord && !names.has(text) && keyWordAt(lexicon, sentence, { text, at: start, isMeant })
    if (!word) return []
    const key = lemmaKey(word.lemma)
    // "ne … que" is a pattern, not a word to learn.
    if (seen.has(key) || key.includes('…')) return []
    seen.add(key)
    return [word]
  })
}

type Place = { text: string; at: number; isMeant: (translation: string) => boolean }

/**
 * The key word at an index. A form may belong to several words: "est" is "east" and "is". It is the first one, unless the
 * translation of the sentence contains another of them and not the first.
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

/** Whether one of several translations, separated by commas, occurs in a translation of the sentence. */
function meantIn(lexicon: Lexicon, { meant, nativeLanguage }: Sentence): Place['isMeant'] {
  if (!isTargetLanguage(nativeLanguage)) return () => false
  const keysOf = (text: string) =>
    [text, ...lexicon.readings(nativeLanguage, text).map(({ lemma }) => lemma)].map(textKey)
  const wordsOf = (text: string) => tokenise(text, nativeLanguage).filter(({ isWord }) => isWord)
  let known: ReadonlySet<string> | undefined
  // Computed on first use, because most words have one meaning.
  const meantWords = () => {
    known ??= new Set([...new Set(meant.flatMap(wordsOf).map(({ text }) => text))].flatMap(keysOf))
    return known
  }
  return (translation) =>
    translation
      .split(', ')
      .some((one) => wordsOf(one).every(({ text }) => keysOf(text).some((key) => meantWords().has(key))))
}

/** The maximum of meanings that are shown. */
const meaningsShown = 2

/** The first meanings of a word. @example firstMeanings('house, home, household') // 'house, home' */
export const firstMeanings = (translation: string) =>
  translation.split(', ').slice(0, meaningsShown).join(', ')
