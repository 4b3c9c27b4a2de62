import type { RawCue } from '../cue.ts'

export const whisperHeader = /^\s{0,20}start\tend\ttext\s{0,20}$/i

/** Whisper's TSV: start and end in milliseconds, and the text. */
export function* readWhisperTsv(lines: readonly string[]): Generator<RawCue> {
  for (const [index, line] of lines.entries()) {
    const [, start, end, text] = /^\s{0,20}(\d{1,12})\t(\d{1,12})\t(.*)$/.exec(line) ?? []
    if (text !== undefined)
      yield { text, start: Number(start) / 1000, end: Number(end) / 1000, line: index + 1 }
  }
}
