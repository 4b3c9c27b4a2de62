/** A word with its time, in seconds. */
export type TimedWord = { text: string; start: number; end: number }

/** One line of a timed text, in seconds. Lines may overlap, because two people may speak at once. */
export type Cue = { text: string; start: number; end: number; speaker?: string; words?: TimedWord[] }

/** A word lasts until the next one. A word without text marks the start of a silence. */
export type RawWord = { text: string; start: number }

/** A cue as the file has it, in seconds, with markup in its text. An unreadable time is NaN. */
export type RawCue = {
  text: string
  start: number
  /** Undefined if the format has no end times. */
  end?: number
  speaker?: string
  words?: RawWord[]
  /** Whether the cue stays on the screen while the next one is added below it. */
  rolls?: boolean
  /** The line in the file, from 1. */
  line?: number
}

/** Formats whose lines have times. */
export const timedFormats = [
  'srt',
  'vtt',
  'sbv',
  'lrc',
  'ass',
  'json3',
  'json',
  'ttml',
  'sami',
  'microdvd',
  'tsv',
  'html',
  'pasted',
] as const
/**
 * `ttml` includes YouTube's XML (timedtext, srv3); `json` are transcripts of Whisper, whisper.cpp, podcasts and
 * youtube-transcript-api; `tsv` is Whisper's; `html` is a transcript of a podcast; `pasted` is "0:05 text" and YouTube's
 * transcript panel.
 */
export type TimedFormat = (typeof timedFormats)[number]

/** Seconds, rounded to whole milliseconds. */
export const roundToMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000
