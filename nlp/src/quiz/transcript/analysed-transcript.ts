import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon, Reading } from '../../lexicon/lexicon.ts'
import { normaliseLine } from './normalise-line.ts'

/** A word of a transcript, and where it stands. */
export type TranscriptToken = {
  text: string
  folded: string
  /** Index of its line. */
  segment: number
  /** Index among the words of its line, and among those of the whole transcript. */
  wordInSegment: number
  index: number
  /** Offset in the line, in UTF-16 units. */
  start: number
  isSentenceStart: boolean
  /** Folded words up to the nearest punctuation on both sides, and the index of this one among them. */
  clause: readonly string[]
  placeInClause: number
}

export type TranscriptLine = {
  segment: number
  text: string
  /** As questions quote it and options show it: `normaliseLine(text)`. */
  quotedText: string
  /** As lines are compared: `lineKey(text)`. */
  folded: string
  seconds: number
  speaker: string | undefined
  translations: Partial<Record<string, string>>
  words: readonly TranscriptToken[]
}

export type WordReading = {
  /** The most likely reading in this line; undefined where the lexicon does not know the word. */
  best: Reading | undefined
  /** Every possible reading; an option that fits any of them would be right as well. */
  all: readonly Reading[]
  /** The lexicon has a single meaning, or a translation of the line confirms one. */
  isSure: boolean
  /** All readings are forms of one word, and the word does not stand alone: "bueno, me voy" calls nothing good. */
  isClear: boolean
  isName: boolean
}

/** A transcript cut into lines and words, with lookups that the generators of questions share. */
export type AnalysedTranscript = {
  lexicon: Lexicon
  language: TargetLanguageCode
  lines: readonly TranscriptLine[]
  words: readonly TranscriptToken[]
  /** Lines that questions are made from: all of a short transcript, a sample from every part of a long one. */
  questionLines: readonly TranscriptLine[]
  /** Folded words that are names in this transcript, though the lexicon may list them as something else. */
  names: ReadonlySet<string>
  /** The meaning of a word in its line; cached. */
  read: (word: TranscriptToken) => WordReading
  /** Lines with this key, including the line itself. */
  linesLike: (folded: string) => readonly TranscriptLine[]
}

/** Whether a line has a word twice: a gap in one place would be filled by the other. */
export const isRepeatedInLine = (
  { words }: Pick<TranscriptLine, 'words'>,
  { folded }: Pick<TranscriptToken, 'folded'>,
) => words.filter((word) => word.folded === folded).length > 1

/** A line's translation into the learner's language, else into the fallback; never into the language studied. */
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
