import { z } from 'zod'
import { type HeardLine, type HeardWord, TranscriberError } from './transcriber.ts'

const wordSchema = z.object({ word: z.string(), start: z.number(), end: z.number() })
/** As OpenAI, speaches and whisper.cpp answer; what is not used is not looked at. */
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

/** The same line so often one after the other is the model's, not the speaker's. */
const repeatsMaximum = 3

/** @throws TranscriberError away, for anything that is no transcript with times */
export function readHeard(body: string): HeardLine[] {
  const parsed = replySchema.safeParse(parseJson(body))
  if (!parsed.success) throw new TranscriberError('away', 'the transcriber answered no lines with times')
  const { segments, words } = parsed.data
  const heard = segments.filter((segment) => isSaid(segment) && isTimed(segment))
  const lines = heard.map((segment) => lineOf(segment, segment.words ?? wordsWithin(words ?? [], segment)))
  return withoutRepeats(lines)
}

function lineOf({ text, start, end }: Segment, words: readonly z.infer<typeof wordSchema>[]): HeardLine {
  const timed = words
    .filter(isTimed)
    .map((word): HeardWord => ({ text: word.word.trim(), start: word.start, end: word.end }))
  return { text: text.trim(), start, end, words: timed.filter((word) => word.text !== '') }
}

const wordsWithin = (words: readonly z.infer<typeof wordSchema>[], { start, end }: Segment) =>
  words.filter((word) => (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 < end)

const isTimed = ({ start, end }: { start: number; end: number }) =>
  Number.isFinite(start) && Number.isFinite(end) && start >= 0 && end >= start

/** Whisper's own measures of having made something up: silence with words, or words that say the same. */
const isSaid = ({
  text,
  no_speech_prob: silence,
  avg_logprob: certainty,
  compression_ratio: sameness,
}: Segment) =>
  text.trim() !== '' && !((silence ?? 0) > 0.6 && (certainty ?? 0) < -1) && (sameness ?? 0) <= 2.4

function withoutRepeats(lines: readonly HeardLine[]): HeardLine[] {
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
