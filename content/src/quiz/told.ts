import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { tokenise } from '@verbena/language/tokenise'
import { foldForm, type Lexicon } from '../lexicon.ts'
import { gatherPlaces } from './places-of-words.ts'
import { foldLine, tidyLine } from './said-line.ts'
import { readWord, type WordReading } from './word-reading.ts'

/** A timed line, as transcripts are stored. */
export type QuizSegment = {
  text: string
  start: number
  speaker?: string | undefined
  translations?: Partial<Record<string, string>> | undefined
}

export type ToldWord = {
  text: string
  folded: string
  segment: number
  /** Among the words of its line, and of the whole text. */
  wordInSegment: number
  index: number
  /** Offset in the line. */
  start: number
  isSentenceStart: boolean
  /** Words up to the marks around it, folded, and its place among them. */
  clause: readonly string[]
  placeInClause: number
}

export type ToldLine = {
  segment: number
  text: string
  /** As it is quoted and offered. */
  said: string
  /** As it is compared. */
  folded: string
  seconds: number
  speaker: string | undefined
  translations: Partial<Record<string, string>>
  words: readonly ToldWord[]
}

/** A transcript, read for questions. */
export type Told = {
  lexicon: Lexicon
  language: TargetLanguageCode
  lines: readonly ToldLine[]
  words: readonly ToldWord[]
  /** What questions are made of: every line of a short transcript, lines from every part of a long one. */
  asked: readonly ToldLine[]
  /** Folded words that are names here, though the lexicon may know them as something else. */
  names: ReadonlySet<string>
  /** What a word means where it stands. */
  read: (word: ToldWord) => WordReading
  /** Lines that say the same, the given one among them. */
  linesLike: (folded: string) => readonly ToldLine[]
}

/** Cuts a transcript into lines and words. What the words mean is found out when it is asked for. */
export function readTranscript(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly QuizSegment[],
): Told {
  const reading = readTranscriptInSteps(lexicon, language, segments)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

/** Some five milliseconds of work. */
const linesAtOnce = 200

/** The same in steps, for a long one takes a second: others may be served in between. */
export function* readTranscriptInSteps(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly QuizSegment[],
): Generator<void, Told> {
  const words: ToldWord[] = []
  const lines: ToldLine[] = []
  for (const [index, segment] of segments.entries()) {
    const line = lineOf(segment, language, { segment: index, before: words.length })
    words.push(...line.words)
    lines.push(line)
    if (lines.length % linesAtOnce === 0) yield
  }
  const told = toldOf(lexicon, language, { segments, lines, words })
  yield* gatherPlaces(told)
  return told
}

type Place = { segment: number; before: number }

function lineOf(segment: QuizSegment, language: TargetLanguageCode, place: Place): ToldLine {
  return {
    segment: place.segment,
    text: segment.text,
    said: tidyLine(segment.text),
    folded: foldLine(segment.text),
    seconds: segment.start,
    speaker: segment.speaker,
    translations: segment.translations ?? {},
    words: wordsOf(segment.text, language, place),
  }
}

type Read = { segments: readonly QuizSegment[]; lines: readonly ToldLine[]; words: readonly ToldWord[] }

function toldOf(lexicon: Lexicon, language: TargetLanguageCode, { segments, lines, words }: Read): Told {
  const byText = new Map<string, ToldLine[]>()
  for (const line of lines) {
    const alike = byText.get(line.folded)
    if (alike) alike.push(line)
    else byText.set(line.folded, [line])
  }
  const readings = new Map<ToldWord, WordReading>()
  const told: Told = {
    lexicon,
    language,
    lines,
    words,
    asked: spread(lines),
    names: namesIn(words, segments, language),
    read: (word) => {
      const reading = readings.get(word) ?? readWord(told, word)
      readings.set(word, reading)
      return reading
    },
    linesLike: (folded) => byText.get(folded) ?? [],
  }
  return told
}

/** A test of a film need not know every line of it. */
const askedMaximum = 40

function spread(lines: readonly ToldLine[]): readonly ToldLine[] {
  if (lines.length <= askedMaximum) return lines
  return lines.filter(
    (_, at) =>
      Math.floor((at * askedMaximum) / lines.length) !== Math.floor(((at - 1) * askedMaximum) / lines.length),
  )
}

/** What has a capital inside a sentence, where nouns have none; and whoever speaks. */
function namesIn(
  words: readonly ToldWord[],
  segments: readonly QuizSegment[],
  language: TargetLanguageCode,
): Set<string> {
  const speakers = new Set(segments.map(({ speaker = '' }) => speaker))
  const spoken = [...speakers].flatMap((name) => wordsOf(name, language, { segment: 0, before: 0 }))
  const capitals = packs[language]?.capitalNouns
    ? []
    : words.filter(({ text, isSentenceStart }) => !isSentenceStart && /^\p{Lu}/u.test(text))
  return new Set([...spoken, ...capitals].map(({ folded }) => folded))
}

/** A line that says a word twice shows what is taken out of it. */
export const isSaidTwice = ({ words }: Pick<ToldLine, 'words'>, { folded }: ToldWord) =>
  words.filter((word) => word.folded === folded).length > 1

/** The words of one line, each with the clause that it stands in. */
export function wordsOf(text: string, language: TargetLanguageCode, { segment, before }: Place): ToldWord[] {
  const words: ToldWord[] = []
  let clause: string[] = []
  let isSentenceStart = true
  for (const token of tokenise(text, language)) {
    if (!token.isWord) {
      if (/[^\s'’"-]/.test(token.text)) clause = []
      isSentenceStart ||= /[.!?:…“„«»¡¿"\n]/.test(token.text)
      continue
    }
    const folded = foldForm(token.text)
    clause.push(folded)
    words.push({
      text: token.text,
      folded,
      segment,
      wordInSegment: words.length,
      index: before + words.length,
      start: token.start,
      isSentenceStart,
      clause,
      placeInClause: clause.length - 1,
    })
    isSentenceStart = false
  }
  return words
}

/** A line's translation for a learner; English stands in, as everywhere, but never the language studied itself. */
export function translationOf(
  { translations }: Pick<ToldLine, 'translations'>,
  nativeLanguage: LanguageCode,
  language: TargetLanguageCode,
): { text: string; language: LanguageCode } | undefined {
  for (const code of [nativeLanguage, 'en'] as const) {
    const text = code === language ? undefined : translations[code]
    if (text) return { text: tidyLine(text), language: code }
  }
  return undefined
}
