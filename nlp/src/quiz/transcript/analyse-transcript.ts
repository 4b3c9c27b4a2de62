import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type {
  AnalysedTranscript,
  TranscriptLine,
  TranscriptToken,
  WordReading,
} from './analysed-transcript.ts'
import { lineKey, normaliseLine } from './normalise-line.ts'
import { type LinePosition, wordsOfLine } from './transcript-words.ts'
import { indexOccurrences } from './word-occurrences.ts'
import { readWord } from './word-reading.ts'

/** A line of a stored transcript, with its start in seconds. */
export type TimedLine = {
  text: string
  start: number
  speaker?: string | undefined
  translations?: Partial<Record<string, string>> | undefined
}

/** Cuts a transcript into lines and words. The meaning of a word is computed when it is first requested. */
export function analyseTranscript(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly TimedLine[],
): AnalysedTranscript {
  const analysis = analyseTranscriptInSteps(lexicon, language, segments)
  for (;;) {
    const { done, value } = analysis.next()
    if (done) return value
  }
}

/** Lines of one step, which takes about five milliseconds. */
const linesPerStep = 200

/** Like `analyseTranscript`, but in steps. A long transcript takes a second, and other requests run between the steps. */
export function* analyseTranscriptInSteps(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly TimedLine[],
): Generator<void, AnalysedTranscript> {
  const words: TranscriptToken[] = []
  const lines: TranscriptLine[] = []
  for (const [index, segment] of segments.entries()) {
    const line = lineOf(segment, language, { segment: index, before: words.length })
    words.push(...line.words)
    lines.push(line)
    if (lines.length % linesPerStep === 0) yield
  }
  const transcript = transcriptOf(lexicon, language, { segments, lines, words })
  yield* indexOccurrences(transcript)
  return transcript
}

function lineOf(segment: TimedLine, language: TargetLanguageCode, position: LinePosition): TranscriptLine {
  return {
    segment: position.segment,
    text: segment.text,
    quotedText: normaliseLine(segment.text),
    key: lineKey(segment.text),
    seconds: segment.start,
    speaker: segment.speaker,
    translations: segment.translations ?? {},
    words: wordsOfLine(segment.text, language, position),
  }
}

type Parts = {
  segments: readonly TimedLine[]
  lines: readonly TranscriptLine[]
  words: readonly TranscriptToken[]
}

function transcriptOf(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  { segments, lines, words }: Parts,
): AnalysedTranscript {
  const byKey = new Map<string, TranscriptLine[]>()
  for (const line of lines) {
    const alike = byKey.get(line.key)
    if (alike) alike.push(line)
    else byKey.set(line.key, [line])
  }
  const readings = new Map<TranscriptToken, WordReading>()
  const transcript: AnalysedTranscript = {
    lexicon,
    language,
    lines,
    words,
    questionLines: sample(lines),
    names: namesIn(words, segments, language),
    read: (word) => {
      const reading = readings.get(word) ?? readWord(transcript, word)
      readings.set(word, reading)
      return reading
    },
    linesLike: (key) => byKey.get(key) ?? [],
  }
  return transcript
}

/** The maximum of lines that a test uses. */
const questionLinesMaximum = 40

/** Chooses lines at equal distances. */
function sample(lines: readonly TranscriptLine[]): readonly TranscriptLine[] {
  if (lines.length <= questionLinesMaximum) return lines
  const bucketOf = (at: number) => Math.floor((at * questionLinesMaximum) / lines.length)
  return lines.filter((_, at) => bucketOf(at) !== bucketOf(at - 1))
}

/** The names of a transcript: speakers, and words with a capital inside a sentence unless all nouns have one. */
function namesIn(
  words: readonly TranscriptToken[],
  segments: readonly TimedLine[],
  language: TargetLanguageCode,
): Set<string> {
  const speakers = new Set(segments.map(({ speaker = '' }) => speaker))
  const ofSpeakers = [...speakers].flatMap((name) => wordsOfLine(name, language, { segment: 0, before: 0 }))
  const capitals = packs[language]?.capitalNouns
    ? []
    : words.filter(({ text, isSentenceStart }) => !isSentenceStart && /^\p{Lu}/u.test(text))
  return new Set([...ofSpeakers, ...capitals].map(({ key }) => key))
}
