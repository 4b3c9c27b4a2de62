import type { RawCue } from '../cue.ts'
import { readClock } from './subtitle-time.ts'

const time = String.raw`[([]?(\d{1,3}(?::\d{2}){1,2}(?:[.,]\d{1,3})?)[)\]]?`
/** One or two times at the beginning of a line, and the text after them. */
export const pastedLine = new RegExp(
  String.raw`^\s{0,20}${time}(?:\s{0,3}(?:[-–—]|-{1,2}>|→)\s{0,3}${time})?(?:\s{0,5}[-–—:|]?\s{1,20}|\s{0,5}$)(.*)$`,
)

type PastedCue = { start: string; end: string | undefined; lines: string[]; isAlone: boolean; line: number }

/** Pasted text: "0:05 text", or YouTube's transcript panel with the time on one line and the text on the next. */
export function* readPasted(lines: readonly string[]): Generator<RawCue> {
  let pasted: PastedCue | undefined
  for (const [index, line] of lines.entries()) {
    const match = pastedLine.exec(line)
    if (match) {
      if (pasted) yield cueOf(pasted)
      const [, start = '', end, text = ''] = match
      pasted = { start, end, lines: text ? [text] : [], isAlone: !text, line: index + 1 }
    } else if (line.trim() !== '') pasted?.lines.push(line)
  }
  if (pasted) yield cueOf(pasted)
}

function cueOf({ start, end, lines, isAlone, line }: PastedCue): RawCue {
  const [first = '', ...more] = lines
  const spoken = isAlone && more.length > 0 && containsTime(first, start) ? more : lines
  return { text: spoken.join('\n'), start: readClock(start), end: end ? readClock(end) : undefined, line }
}

/** Whether a line repeats a time for screen readers, as the panel does: "1 minute, 5 seconds" below 1:05. */
function containsTime(text: string, clock: string): boolean {
  if (text.length > 60 || !/^\d/.test(text)) return false
  const numbers = text.match(/\d{1,4}/g)?.map(Number) ?? []
  const parts = clock.split(':').map(Number)
  const pasted = parts.filter((part) => part > 0)
  return numbers.join() === (pasted.join() || '0')
}
