import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
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
}

/** The words of a sentence that carry its meaning, each once and as it is meant there; unknown ones are left out. */
export function keyWordsOf(
  lexicon: Lexicon,
  { text: context, language, nativeLanguage, names }: Sentence,
): KeyWord[] {
  const seen = new Set<string>()
  return tokenise(context, language).flatMap(({ text, isWord, start }) => {
    if (!isWord || names.has(text)) return []
    const told = explainText(lexicon, { text, context, at: start, language, nativeLanguage })
    const { lemma, partOfSpeech, level, translation, definition } = told
    if (!lemma || !level || !partOfSpeech || !telling.has(partOfSpeech) || translation === '') return []
    const key = foldForm(lemma)
    // "ne … que" is a pattern, and no word to keep.
    if (seen.has(key) || key.includes('…')) return []
    seen.add(key)
    return [{ lemma, translation, definition, level }]
  })
}

/** So many meanings of a word are told beside others. */
const meaningsShown = 2

/** The first meanings of a word. @example firstMeanings('house, home, household') // 'house, home' */
export const firstMeanings = (translation: string) =>
  translation.split(', ').slice(0, meaningsShown).join(', ')
