import { readClock } from './clock-time.ts'
import type { RawCue } from './cue.ts'

const time = String.raw`[([]?(\d{1,3}(?::\d{2}){1,2}(?:[.,]\d{1,3})?)[)\]]?`
/** A time at the beginning of a line, or two of them, and what is said after it. */
export const pastedLine = new RegExp(
  String.raw`^\s{0,20}${time}(?:\s{0,3}(?:[-–—]|-{1,2}>|→)\s{0,3}${time})?(?:\s{0,5}[-–—:|]?\s{1,20}|\s{0,5}$)(.*)$`,
)

type Said = { start: string; end: string | undefined; lines: string[]; isAlone: boolean; line: number }

/** What people paste: "0:05 text", or YouTube's transcript panel with the time on one line and the text on the next. */
export function* readPasted(lines: readonly string[]): Generator<RawCue> {
  let said: Said | undefined
  for (const [index, line] of lines.entries()) {
    const match = pastedLine.exec(line)
    if (match) {
      if (said) yield cueOf(said)
      const [, start = '', end, text = ''] = match
      said = { start, end, lines: text ? [text] : [], isAlone: !text, line: index + 1 }
    } else if (line.trim() !== '') said?.lines.push(line)
  }
  if (said) yield cueOf(said)
}

function cueOf({ start, end, lines, isAlone, line }: Said): RawCue {
  const [first = '', ...more] = lines
  const spoken = isAlone && more.length > 0 && saysTime(first, start) ? more : lines
  return { text: spoken.join('\n'), start: readClock(start), end: end ? readClock(end) : undefined, line }
}

/** The panel says its times to screen readers too: "1 minute, 5 seconds" under 1:05. */
function saysTime(text: string, clock: string): boolean {
  if (text.length > 60 || !/^\d/.test(text)) return false
  const numbers = text.match(/\d{1,4}/g)?.map(Number) ?? []
  const parts = clock.split(':').map(Number)
  const said = parts.filter((part) => part > 0)
  return numbers.join() === (said.join() || '0')
}
