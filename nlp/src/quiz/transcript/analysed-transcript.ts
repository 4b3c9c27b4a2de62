import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import { normaliseLine } from './normalise-line.ts'

/** A word of a transcript and its position. */
export type TranscriptToken = {
  text: string
  /** `textKey(text)`. */
  key: string
  /** Index of its line. */
  segment: number
  /** Index among the words of its line. */
  wordInSegment: number
  index: number
  /** Offset in the line, in UTF-16 units. */
  start: number
  isSentenceStart: boolean
  /** Text keys of the words up to the nearest punctuation on both sides. */
  clause: readonly string[]
  placeInClause: number
}

export type TranscriptLine = {
  segment: number
  text: string
  /** The text that questions and options show: `normaliseLine(text)`. */
  quotedText: string
  /** The key by which lines are compared: `lineKey(text)`. */
  key: string
  seconds: number
  speaker: string | undefined
  translations: Partial<Record<string, string>>
  words: readonly TranscriptToken[]
}

export type WordReading = {
  /** The most likely reading in this line; undefined if the lexicon lacks the word. */
  best: Reading | undefined
  /** All possible readings. An option that fits any of them would be right too. */
  all: readonly Reading[]
  /** Whether the lexicon has a single meaning, or a translation of the line confirms one. */
  isSure: boolean
  /** Whether all readings are forms of one word and the word is not isolated: in "bueno, me voy" nothing is good. */
  isClear: boolean
  isName: boolean
}

/** A transcript cut into lines and words, with lookups that the generators of questions share. */
export type AnalysedTranscript = {
  lexicon: Lexicon
  language: TargetLanguageCode
  lines: readonly TranscriptLine[]
  words: readonly TranscriptToken[]
  /** Lines for questions: all of a short transcript, or a sample of all parts of a long one. */
  questionLines: readonly TranscriptLine[]
  /** Text keys of words that are names in this transcript, although the lexicon may have other readings. */
  names: ReadonlySet<string>
  /** The meaning of a word in its line; cached. */
  read: (word: TranscriptToken) => WordReading
  /** Lines with this key, including the line itself. */
  linesLike: (key: string) => readonly TranscriptLine[]
}

/** Whether a line has a word twice, so that one occurrence would reveal the other. */
export const isRepeatedInLine = (
  { words }: Pick<TranscriptLine, 'words'>,
  { key }: Pick<TranscriptToken, 'key'>,
) => words.filter((word) => word.key === key).length > 1

/**
 * The translation of a line into the learner's language or else the fallback language; never into the target
 * language.
 */
export function translationOf(
  { translations }: Pick<TranscriptLine, 'translations'>,
  nativeLanguage: LanguageCode,
  language: TargetLanguageCode,
): { text: string; language: LanguageCode } | undefined {
  for (const code of [nativeLanguage, fallbackLanguageCode] as const) {
    const text = code === language ? undefined : translations[code]
    if (text) return { text: normaliseLine(text), language: code }
  }
  return undefined
}
