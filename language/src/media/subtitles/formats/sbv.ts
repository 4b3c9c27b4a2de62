import type { RawCue } from '../cue.ts'
import { readClock } from './subtitle-time.ts'

const timing = /^\s{0,20}(\d{1,4}:[\d:.]{2,16}),(\d{1,4}:[\d:.]{2,16})\s{0,20}$/

/** YouTube's SubViewer: `0:00:01.000,0:00:02.500`, then text. */
export function* readSbv(lines: readonly string[]): Generator<RawCue> {
  let cue: (RawCue & { lines: string[] }) | undefined
  const finished = () => (cue ? [{ ...cue, text: cue.lines.join('\n').replaceAll('[br]', '\n') }] : [])
  for (const [index, line] of lines.entries()) {
    const match = timing.exec(line)
    if (!match) {
      cue?.lines.push(line)
      continue
    }
    yield* finished()
    const [, start = '', end = ''] = match
    cue = { text: '', start: readClock(start), end: readClock(end), line: index + 1, lines: [] }
  }
  yield* finished()
}
