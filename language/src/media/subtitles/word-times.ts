import type { RawWord, TimedWord } from './cue.ts'
import { roundToMilliseconds } from './cue.ts'
import { readClock } from './formats/subtitle-time.ts'
import { cleanText } from './normalise/clean-text.ts'

/** The maximum of texts and times of a line; no line has so many words. */
const piecesMaximum = 10_000
const wordTime = /<(\d{1,5}:[\d:.,]{2,12})>/

/**
 * The words of a text with time tags between them. Lines without a tag have no times, because in YouTube's captions they
 * repeat the line before.
 * @example wordsBetweenTimes('Never <00:05.10>gonna', 5) // [{text: 'Never ', start: 5}, {text: 'gonna', start: 5.1}]
 */
export function wordsBetweenTimes(text: string, start: number): RawWord[] | undefined {
  if (!wordTime.test(text)) return undefined
  const lines = text.split('\n').filter((line) => wordTime.test(line))
  const pieces = lines.join('\n').split(wordTime, piecesMaximum)
  const words = [{ text: pieces[0] ?? '', start }]
  for (let at = 1; at < pieces.length; at += 2)
    words.push({ text: pieces[at + 1] ?? '', start: readClock(pieces[at] ?? '') })
  return words
}

/** Gives words their ends, within their cue. No words if their times are invalid. */
export function normaliseWordTimes(
  raw: readonly RawWord[],
  start: number,
  end: number,
): TimedWord[] | undefined {
  const starts = raw.map((word) => Math.min(Math.max(word.start, start), end))
  if (starts.some((time, index) => Number.isNaN(time) || time < (starts[index - 1] ?? 0))) return undefined
  const words = raw.flatMap((word, index) =>
    shareTime(cleanText(word.text), starts[index] ?? start, starts[index + 1] ?? end),
  )
  return words.length > 0 ? words : undefined
}

/** Divides a time between several words by their lengths. */
function shareTime(text: string, start: number, end: number): TimedWord[] {
  const words = text.split(/\s/).filter(Boolean)
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const timeAt = (position: number) => roundToMilliseconds(start + ((end - start) * position) / letters)
  let position = 0
  return words.map((word) => {
    const from = position
    position += word.length
    return { text: word, start: timeAt(from), end: timeAt(position) }
  })
}
