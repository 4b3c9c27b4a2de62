import { z } from 'zod'
import { type TranscribedLine, type TranscribedWord, TranscriberError } from './transcriber.ts'

const wordSchema = z.object({ word: z.string(), start: z.number(), end: z.number() })
/** As OpenAI, speaches and whisper.cpp answer; fields that are not used are not checked. */
const replySchema = z.object({
  words: z.array(wordSchema).nullish(),
  segments: z.array(
    z.object({
      text: z.string(),
      start: z.number(),
      end: z.number(),
      words: z.array(wordSchema).nullish().catch(undefined),
      no_speech_prob: z.number().nullish(),
      avg_logprob: z.number().nullish(),
      compression_ratio: z.number().nullish(),
    }),
  ),
})
type Segment = z.infer<typeof replySchema>['segments'][number]

/** Whisper repeats a line endlessly where it understands nothing; speakers rarely repeat one more often than this. */
const repeatsMaximum = 3

/** @throws TranscriberError `unavailable`, for anything that is no transcript with times */
export function readTranscription(body: string): TranscribedLine[] {
  const parsed = replySchema.safeParse(parseJson(body))
  if (!parsed.success)
    throw new TranscriberError('unavailable', 'the transcriber answered no lines with times')
  const { segments, words } = parsed.data
  const spoken = segments.filter((segment) => isSpeech(segment) && isTimed(segment))
  const lines = spoken.map((segment) => lineOf(segment, segment.words ?? wordsWithin(words ?? [], segment)))
  return withoutRepeats(lines)
}

function lineOf(
  { text, start, end }: Segment,
  words: readonly z.infer<typeof wordSchema>[],
): TranscribedLine {
  const timed = words
    .filter(isTimed)
    .map((word): TranscribedWord => ({ text: word.word.trim(), start: word.start, end: word.end }))
  return { text: text.trim(), start, end, words: timed.filter((word) => word.text !== '') }
}

const wordsWithin = (words: readonly z.infer<typeof wordSchema>[], { start, end }: Segment) =>
  words.filter((word) => (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 < end)

const isTimed = ({ start, end }: { start: number; end: number }) =>
  Number.isFinite(start) && Number.isFinite(end) && start >= 0 && end >= start

/** By Whisper's own measures of invented text: words in silence, or the same words again and again. */
const isSpeech = ({
  text,
  no_speech_prob: noSpeech,
  avg_logprob: logProbability,
  compression_ratio: compression,
}: Segment) =>
  text.trim() !== '' && !((noSpeech ?? 0) > 0.6 && (logProbability ?? 0) < -1) && (compression ?? 0) <= 2.4

function withoutRepeats(lines: readonly TranscribedLine[]): TranscribedLine[] {
  return lines.filter((line, index) => {
    const before = lines.slice(Math.max(0, index - repeatsMaximum), index)
    return before.length < repeatsMaximum || before.some(({ text }) => text !== line.text)
  })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
