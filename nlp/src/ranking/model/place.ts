import { fallbackLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Concept } from '../../lexicon/concept-schema.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { ContextWindow } from '../context-window.ts'
import type { SentenceWord } from './sentence.ts'
import { tagOf } from './tag-of.ts'
import { tags } from './tags.ts'

/** A word of a sentence, and what the features of its readings need to know about the words around it. */
export type Place = {
  language: TargetLanguageCode
  textWindow: ContextWindow
  words: readonly SentenceWord[]
  at: number
  word: SentenceWord
  /** The keys of two words before (−2, −1) and two words after it, with the name of their place. */
  neighbours: readonly string[]
  /** The usual classes of the word before and of the word after it, with the name of their place. */
  neighbourClasses: readonly string[]
  /** Whether a capital may be that of the beginning of a sentence. */
  isFirst: boolean
  isQuestion: boolean
  /** The words that translate the word by itself, in the language in which its phrases are compared with it. */
  ownTranslations: () => ReadonlySet<string>
  /** The genders of the article or other determiner before the word; empty for none. */
  gendersBefore: readonly string[]
}

const outside = '|'

export function placeAt(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  textWindow: ContextWindow,
  words: readonly SentenceWord[],
  at: number,
): Place {
  const word = words[at] ?? { key: '', written: '', token: 0, mark: '' }
  const keyAt = (step: number) => words[at + step]?.key ?? outside
  const classAt = (step: number) => {
    const neighbour = words[at + step]
    if (!neighbour) return outside
    const [first] = lexicon.readings(language, neighbour.written)
    return first ? tags[tagOf(first)] : 'unknown'
  }
  return {
    language,
    textWindow,
    words,
    at,
    word,
    neighbours: [-2, -1, 1, 2].map((step) => `${step}=${keyAt(step)}`),
    neighbourClasses: [`-t=${classAt(-1)}`, `+t=${classAt(1)}`],
    isFirst: at === 0 || /["«“„]/.test(words[at - 1]?.mark ?? ''),
    isQuestion: words.at(-1)?.mark.includes('?') === true,
    ownTranslations: () =>
      new Set(
        lexicon
          .readings(language, word.written)
          .flatMap(({ concept }) => translationWords(language, concept)),
      ),
    gendersBefore: gendersOf(lexicon, language, words[at - 1]),
  }
}

/** The single words of the translations of a concept, into English or, for English, Spanish. */
export const translationWords = (language: TargetLanguageCode, { words }: Concept): string[] =>
  (words[comparedIn(language)] ?? []).flatMap((text) => text.toLowerCase().split(' '))

const comparedIn = (language: TargetLanguageCode) =>
  interfaceLanguageCodes.find((code) => code !== language) ?? fallbackLanguageCode

function gendersOf(lexicon: Lexicon, language: TargetLanguageCode, word: SentenceWord | undefined): string[] {
  if (word?.mark !== '') return []
  const determiners = lexicon
    .readings(language, word.written)
    .filter(({ concept }) => concept.partOfSpeech === 'determiner')
  if (determiners.some(({ reasons }) => reasons.includes('plural'))) return []
  return determiners.flatMap(({ reasons }) => {
    const marked = genders.filter(([reason]) => reasons.includes(reason)).map(([, gender]) => gender)
    return marked.length > 0 ? marked : ['m']
  })
}

const genders = [
  ['masculine', 'm'],
  ['feminine', 'f'],
  ['neuter', 'n'],
] as const
