import type { RawCue, RawWord } from '../cue.ts'
import { readClock } from './subtitle-time.ts'

type Json = Record<string, unknown>

/** A pause, and a length in letters, after which single words begin a new line. */
const pauseSeconds = 0.8
const lineLetters = 70

/**
 * Transcripts in JSON: Whisper (`segments`, `words`), whisper.cpp (`transcription` with `offsets`), podcasts (`segments` with
 * `startTime` and `body`), youtube-transcript-api (a list of `text`, `start`, `duration`), and `chunks` with `timestamp`.
 */
export function* readJsonTranscript(text: string): Generator<RawCue> {
  const segments = segmentsOf(parsed(text)).flatMap((entry) => cueOf(entry) ?? [])
  yield* isWordForWord(segments) ? linesOf(segments) : segments
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
const lists = [
  'segments',
  'transcription',
  'chunks',
  'transcript',
  'snippets',
  'utterances',
  'words',
] as const

function segmentsOf(root: unknown): Json[] {
  if (Array.isArray(root)) return objectsIn(root)
  if (!isObject(root)) return []
  return lists.map((name) => objectsIn(root[name])).find((list) => list.length > 0) ?? []
}

function cueOf(entry: Json): RawCue | undefined {
  const text = firstText(entry.text, entry.body, entry.word)
  const { start, end } = timesOf(entry)
  if (text === undefined || start === undefined) return undefined
  const speaker = firstText(entry.speaker)
  const words = wordsOf(entry.words)
  return {
    text,
    start,
    ...(end !== undefined && { end }),
    ...(speaker && { speaker }),
    ...(words && { words }),
  }
}

const firstText = (...values: unknown[]) =>
  values.find((value) => typeof value === 'string') as string | undefined

function timesOf(entry: Json): { start?: number | undefined; end?: number | undefined } {
  if (isObject(entry.offsets)) return { start: scaled(entry.offsets.from), end: scaled(entry.offsets.to) }
  if (isObject(entry.timestamps))
    return { start: secondsOf(entry.timestamps.from), end: secondsOf(entry.timestamps.to) }
  if (Array.isArray(entry.timestamp))
    return { start: secondsOf(entry.timestamp[0]), end: secondsOf(entry.timestamp[1]) }
  const start = secondsOf(entry.start ?? entry.startTime)
  const duration = secondsOf(entry.duration ?? entry.dur)
  const end = secondsOf(entry.end ?? entry.endTime)
  return { start, end: end ?? (start !== undefined && duration !== undefined ? start + duration : undefined) }
}

/** Milliseconds as seconds. */
const scaled = (value: unknown) => (typeof value === 'number' ? value / 1000 : undefined)

/** Seconds, as a number or a text ("1.5", "00:00:01,500"). */
function secondsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  const seconds = /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : readClock(value.trim())
  return Number.isNaN(seconds) ? undefined : seconds
}

function wordsOf(value: unknown): RawWord[] | undefined {
  const words = objectsIn(value).flatMap((entry) => {
    const text = firstText(entry.word, entry.text)
    const { start } = timesOf(entry)
    return text === undefined || start === undefined ? [] : [{ text, start }]
  })
  return words.length > 0 && words.length === objectsIn(value).length ? words : undefined
}

/** Whether the segments are single words, as many podcasts have them. */
const isWordForWord = (segments: readonly RawCue[]) =>
  segments.length > 3 && segments.filter(({ text }) => !/\S\s+\S/.test(text)).length > segments.length * 0.9

/** Joins single words to lines: until a sentence, the speaker or the room ends, or a pause follows. */
function linesOf(words: readonly RawCue[]): RawCue[] {
  const lines: (RawCue & { words: RawWord[] })[] = []
  for (const word of words) {
    const text = word.text.trim()
    const last = lines.at(-1)
    if (last && continues(last, word)) {
      last.text += ` ${text}`
      last.end = word.end
      last.words.push({ text: ` ${text}`, start: word.start })
    } else lines.push({ ...word, text, words: [{ text, start: word.start }] })
  }
  return lines
}

const continues = (line: RawCue, word: RawCue) =>
  line.speaker === word.speaker &&
  line.text.length + word.text.length < lineLetters &&
  !/[.!?…;]["'”»)]?$/.test(line.text) &&
  word.start - (line.end ?? word.start) < pauseSeconds
