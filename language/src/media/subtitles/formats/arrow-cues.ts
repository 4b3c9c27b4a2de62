import type { RawCue } from '../cue.ts'
import { wordsBetweenTimes } from '../word-times.ts'
import { readClock } from './subtitle-time.ts'

/** The times of a cue, and the index of their line. */
type Timing = { index: number; start: number; end: number }
type Dialect = { hasBlocks: boolean }

const timing = /^\s{0,20}(-?\d[\d:.,]{2,20})\s{0,20}-->\s{0,20}(-?\d[\d:.,]{2,20})?/
/** A line of times whose arrow was changed by a translation program or a web page. */
const looseTiming =
  /^\s{0,20}(-?\d[\d:.,]{2,20})\s{0,20}(?:-{1,3} ?>|[–—=]>|→|-{1,3}&gt;)\s{0,20}(-?\d[\d:.,]{2,20})?/
const brokenTiming = /^\s{0,20}(?:[-\d][^>]{0,40})?-->.{0,40}\d/
const voice = /<v(?:\.[^\s<>]{0,80})?\s{1,20}([^<>]{1,200})>/g

/**
 * Reads SRT and WebVTT, which share a line with two times and text until the next such line. Numbers, names and blank
 * lines may be missing or repeated. `hasBlocks`: the notes and cue names of WebVTT.
 */
function* readArrowCues(lines: readonly string[], { hasBlocks }: Dialect): Generator<RawCue> {
  const timings = timingsOf(lines)
  const numbered = isNumber(lines[(timings[0]?.index ?? 0) - 1])
  for (const [at, { index, start, end }] of timings.entries()) {
    const next = timings[at + 1]
    const block = lines.slice(index + 1, next?.index)
    const textLines = next ? withoutLabel(block, numbered, hasBlocks) : withoutCutEnd(block, numbered)
    const text = (hasBlocks ? withoutNotes(textLines) : textLines).join('\n')
    const words = wordsBetweenTimes(text, start)
    yield { text, start, end, speaker: speakerOf(text), words, line: index + 1 }
  }
}

function timingsOf(lines: readonly string[]): Timing[] {
  const pattern = lines.some((line) => line.includes('-->')) ? timing : looseTiming
  const timings: Timing[] = []
  for (const [index, line] of lines.entries()) {
    const match = pattern.exec(line) ?? pattern.exec(withoutSpaces(line))
    if (match) timings.push({ index, start: readClock(match[1] ?? ''), end: readClock(match[2] ?? '') })
    else if (brokenTiming.test(line)) timings.push({ index, start: Number.NaN, end: Number.NaN })
  }
  return timings
}

/** Removes the spaces that translation programs add to times: "00: 00: 01, 500". */
const withoutSpaces = (line: string) =>
  /^\s{0,20}\d{1,3} ?: /.test(line) ? line.slice(0, 200).replace(/(\d) ?([:.,]) ?(?=\d)/g, '$1$2') : line

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const isNumber = (line: string | undefined) => /^\s{0,20}\d{1,9}\s{0,20}$/.test(line ?? '')

/** Removes the number or name of the next cue. A number alone may also be spoken text ("1984"). */
function withoutLabel(block: string[], numbered: boolean, named: boolean): string[] {
  const last = block.findLastIndex((line) => !isBlank(line))
  const touches = last === block.length - 1
  const standsAlone = last > 0 && isBlank(block[last - 1])
  const isLabel = isNumber(block[last])
    ? standsAlone || (touches && numbered)
    : named && touches && standsAlone
  return isLabel ? block.slice(0, last) : block
}

/** Removes the incomplete cue at the end of a file that was cut. */
function withoutCutEnd(block: string[], numbered: boolean): string[] {
  const last = block.findLastIndex((line) => !isBlank(line))
  const gap = block.findLastIndex((line, index) => index < last && isBlank(line))
  const [number, time, more] = block.slice(gap + 1, last + 1)
  const isCut = gap >= 0 && numbered && isNumber(number) && more === undefined
  return isCut && /^[\d:.,\s>-]{0,40}$/.test(time ?? '') ? block.slice(0, gap) : block
}

/** Removes the comments, styles and regions of WebVTT, which begin after a blank line and end at one. */
function withoutNotes(block: string[]): string[] {
  let inNote = false
  return block.filter((line, index) => {
    if (isBlank(line)) inNote = false
    else if (index > 0 && isBlank(block[index - 1])) inNote = /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)
    return !inNote
  })
}

/** The speaker of a cue; undefined if there are several. */
function speakerOf(text: string): string | undefined {
  const names = new Set<string>()
  for (const [, name = ''] of text.matchAll(voice)) {
    names.add(name)
    if (names.size > 1) return undefined
  }
  return [...names][0]
}

/** SubRip: a number, `00:00:01,000 --> 00:00:02,500`, text, a blank line. */
export const readSrt = (lines: readonly string[]) => readArrowCues(lines, { hasBlocks: false })

/** WebVTT: like SubRip, with cue names, settings, `<v Name>`, word times, and blocks that are no text. */
export const readVtt = (lines: readonly string[]) => readArrowCues(lines, { hasBlocks: true })
