import type { RawCue } from '../cue.ts'

export const microDvdLine = /^\s{0,20}\{(\d{1,9})\}\{(\d{0,9})\}(.*)$/
/** Frames per second of films, if the file does not name them. */
const usualFrames = 23.976
const codes = /\{[a-z]:[^{}]{0,100}\}/gi

/** MicroDVD: `{25}{75}text|second line`, in frames. A first line `{1}{1}25` names the frames per second. */
export function* readMicroDvd(lines: readonly string[]): Generator<RawCue> {
  let frames = usualFrames
  for (const [index, line] of lines.entries()) {
    const match = microDvdLine.exec(line)
    if (!match) continue
    const [, start = '', end = '', text = ''] = match
    const named = /^\s{0,9}\d{1,3}(?:[.,]\d{1,6})?\s{0,9}$/.test(text)
      ? Number(text.trim().replace(',', '.'))
      : 0
    if (named > 0 && Number(start) <= 1 && Number(end) <= 1) {
      frames = named
      continue
    }
    yield {
      text: text
        .replace(codes, '')
        .replace(/(^|\|)\//g, '$1')
        .replaceAll('|', '\n'),
      start: Number(start) / frames,
      ...(end !== '' && { end: Number(end) / frames }),
      line: index + 1,
    }
  }
}
