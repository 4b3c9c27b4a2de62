import type { RawCue } from '../cue.ts'
import { wordsBetweenTimes } from '../word-times.ts'
import { readClock } from './subtitle-time.ts'

/** Minutes, seconds and hundredths. There are hours only if a point follows the seconds. */
const timeTag = /\s{0,20}\[((?:\d{1,2}:(?=\d{1,2}:\d{1,2}\.))?\d{1,5}:\d{1,2})(?:[.:](\d{1,3}))?\]/y
const wordTag =
  /[<[]\s{0,3}((?:\d{1,2}:(?=\d{1,2}:\d{1,2}\.))?\d{1,5}:\d{1,2})(?:[.:](\d{1,3}))?\s{0,3}[>\]]/g
const metadata = /^\s{0,20}\[(?:#|[a-z]{1,20}:)[^\]]{0,300}\]\s{0,20}$/i
const offsetTag = /^\s{0,20}\[offset:\s{0,9}([+-]?\d{1,7})\s{0,9}\]/i
/** Tags before the first time of the same line: "[offset:0][00:01.00]Hola". */
const leadingTags = /^(?:\s{0,20}\[(?:#|[a-z]{1,20}:)[^\]]{0,300}\]){1,9}(?=\s{0,20}\[\d)/i
/** The voice that sings a line, in the lyrics of players: "v1: Hola". */
const voice = /^\s{0,20}v\d:\s{0,20}/i
/** The maximum of times of one line; more are no refrain. */
const timesMaximum = 50

type Line = { times: number[]; texts: string[]; line: number }

/**
 * Lyrics: `[01:02.50]text`, a refrain with several times, `[offset:+500]` for half a second earlier, `<01:02.80>`
 * between words.
 */
export function* readLrc(lines: readonly string[]): Generator<RawCue> {
  const offset = offsetOf(lines)
  let open: Line | undefined
  for (const [index, line] of lines.entries()) {
    const { times, rest } = takeTimes(line.replace(leadingTags, ''))
    if (times.length > 0) {
      if (open) yield* cuesOf(open, offset)
      open = { times, texts: [rest.replace(voice, '')], line: index + 1 }
    } else if (!metadata.test(line)) open?.texts.push(line)
  }
  if (open) yield* cuesOf(open, offset)
}

function offsetOf(lines: readonly string[]): number {
  for (const line of lines) {
    const match = offsetTag.exec(line)
    if (match) return Number(match[1]) / 1000
  }
  return 0
}

function takeTimes(line: string): { times: number[]; rest: string } {
  const times: number[] = []
  let from = 0
  while (times.length < timesMaximum) {
    timeTag.lastIndex = from
    const match = timeTag.exec(line)
    if (!match) break
    times.push(readClock(`${match[1]}.${match[2] ?? ''}`))
    from = timeTag.lastIndex
  }
  return { times, rest: line.slice(from) }
}

/** The cues of a line. A line with several times has no word times, because they belong to one of them only. */
function* cuesOf({ times, texts, line }: Line, offset: number): Generator<RawCue> {
  const text = texts.join('\n').replace(wordTag, (_, clock, hundredths = '') => `<${clock}.${hundredths}>`)
  for (const time of times) {
    const words = times.length === 1 ? wordsBetweenTimes(text, time) : undefined
    yield {
      text,
      start: Math.max(0, time - offset),
      words: words?.map((word) => ({ ...word, start: word.start - offset })),
      line,
    }
  }
}
