/** A word with its time, in seconds. */
export type TimedWord = { text: string; start: number; end: number }

/** One line of a timed text, in seconds. Lines may overlap: two people speak at once. */
export type Cue = { text: string; start: number; end: number; speaker?: string; words?: TimedWord[] }

/** A word lasts until the next one; one without text marks the beginning of a silence. */
export type RawWord = { text: string; start: number }

/** A cue as the file has it, in seconds: with markup in its texts, and NaN for a time that could not be read. */
export type RawCue = {
  text: string
  start: number
  /** Absent where the format has no ends. */
  end?: number
  speaker?: string
  words?: RawWord[]
  /** It stays on the screen while the next is added below it. */
  rolls?: boolean
  /** Where it stands in the file, counted from 1. */
  line?: number
}

/** Formats whose lines have times. */
export const timedFormats = ['srt', 'vtt', 'sbv', 'lrc', 'ass', 'json3', 'ttml', 'pasted'] as const
/** `ttml` stands for YouTube's XML (timedtext, srv3) too, `pasted` for "0:05 text" and YouTube's transcript panel. */
export type TimedFormat = (typeof timedFormats)[number]

/** Seconds, rounded to whole milliseconds. */
export const roundToMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000
