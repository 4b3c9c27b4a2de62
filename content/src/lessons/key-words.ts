import { type LanguageCode, type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { PartOfSpeech } from '@verbena/language/parts-of-speech'
import { tokenise } from '@verbena/language/tokenise'
import { explainText } from '../explain.ts'
import { foldForm, type Lexicon } from '../lexicon.ts'

/** A word that a sentence is about, by its base form. */
export type KeyWord = {
  lemma: string
  /** Alternatives joined by commas. */
  translation: string
  definition: string
  level: Level
}

/** Classes of words that carry a meaning of their own. */
const telling = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb'])

type Sentence = {
  text: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
  /** Words that are none: "Marco" is no form of marcar. */
  names: ReadonlySet<string>
  /** The same, said in the language of the learner; empty where nobody wrote it. */
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
    const key = foldForm(word.lemma)
    // "ne … que" is a pattern, and no word to keep.
    if (seen.has(key) || key.includes('…')) return []
    seen.add(key)
    return [word]
  })
}

type Place = { text: string; at: number; isMeant: (translation: string) => boolean }

/**
 * A form may be that of several words: "est" is east, and is. The first that is told is taken, unless what the sentence
 * means in the language of the learner says another of them, and not the first.
 */
function keyWordAt(
  lexicon: Lexicon,
  { text: context, language, nativeLanguage }: Sentence,
  { text, at, isMeant }: Place,
): KeyWord | undefined {
  const told = explainText(lexicon, { text, context, at, language, nativeLanguage })
  const { lemma, partOfSpeech, level, translation, definition, alternatives = [] } = told
  if (!lemma || !level || !partOfSpeech || translation === '') return undefined
  const isClear = alternatives.length === 0 || isMeant(translation)
  const other = isClear ? undefined : alternatives.find((one) => isMeant(one.translation))
  if (!other) return telling.has(partOfSpeech) ? { lemma, translation, definition, level } : undefined
  const concept = lexicon
    .readings(language, text)
    .find(
      (reading) => reading.lemma === other.lemma && reading.concept.partOfSpeech === other.partOfSpeech,
    )?.concept
  if (!concept || !telling.has(concept.partOfSpeech)) return undefined
  const { en, es } = concept.definition
  return {
    lemma: other.lemma,
    translation: other.translation,
    definition: nativeLanguage === 'es' ? es : en,
    level: concept.level,
  }
}

/** Whether one of several translations, joined by commas, is said in any wording of what a sentence means. */
function meantIn(lexicon: Lexicon, { meant, nativeLanguage }: Sentence): Place['isMeant'] {
  const language = targetLanguageCodes.find((code) => code === nativeLanguage)
  if (!language) return () => false
  const keysOf = (text: string) =>
    [text, ...lexicon.readings(language, text).map(({ lemma }) => lemma)].map(foldForm)
  const wordsOf = (text: string) => tokenise(text, language).filter(({ isWord }) => isWord)
  let known: ReadonlySet<string> | undefined
  // Found when first asked for: most words have one meaning.
  const said = () => {
    known ??= new Set([...new Set(meant.flatMap(wordsOf).map(({ text }) => text))].flatMap(keysOf))
    return known
  }
  return (translation) =>
    translation
      .split(', ')
      .some((one) => wordsOf(one).every(({ text }) => keysOf(text).some((key) => said().has(key))))
}

/** So many meanings of a word are told beside others. */
const meaningsShown = 2

/** The first meanings of a word. @example firstMeanings('house, home, household') // 'house, home' */
export const firstMeanings = (translation: string) =>
  translation.split(', ').slice(0, meaningsShown).join(', ')
