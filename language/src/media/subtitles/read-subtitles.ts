import type { Cue, RawCue, TimedFormat } from './cue.ts'
import { decodeBytes } from './decode-bytes.ts'
import { readSrt, readVtt } from './formats/arrow-cues.ts'
import { readAss } from './formats/ass.ts'
import { readJsonTranscript } from './formats/json-transcript.ts'
import { readJson3 } from './formats/json3.ts'
import { readLrc } from './formats/lrc.ts'
import { readMicroDvd } from './formats/micro-dvd.ts'
import { readPasted } from './formats/pasted-text.ts'
import { readPlain } from './formats/plain-text.ts'
import { readPodcastHtml } from './formats/podcast-html.ts'
import { readSami } from './formats/sami.ts'
import { readSbv } from './formats/sbv.ts'
import { sniffFormat } from './formats/sniff-format.ts'
import { readTtml } from './formats/ttml.ts'
import { readWhisperTsv } from './formats/whisper-tsv.ts'
import { normaliseCues } from './normalise/normalise-cues.ts'
import { limits } from './subtitle-limits.ts'
import { addWarning, type Warning } from './subtitle-warnings.ts'

/**
 * Reasons why a file was not read:
 * - `notText`: a picture, an archive, a document of a word processor
 * - `webPage`: the page around the subtitles was saved instead of them
 * - `noCues`: it has the signs or the file extension of a format, and no cue could be read
 */
export type Reason =
  | { code: 'empty' | 'notText' | 'webPage' }
  | { code: 'tooLarge'; megabytes: number }
  | { code: 'noCues'; format: TimedFormat }

/** The content of a file, with or without times, or the reason why it could not be read. */
export type Subtitles =
  | { ok: true; timed: true; format: TimedFormat; cues: Cue[]; warnings: Warning[] }
  | { ok: true; timed: false; format: 'plain'; lines: string[]; warnings: Warning[] }
  | { ok: false; reason: Reason }

type Hint = { fileName?: string; durationSeconds?: number }
type Reader = (text: string, warnings: Warning[]) => Iterable<RawCue>

const byLines =
  (read: (lines: readonly string[]) => Iterable<RawCue>): Reader =>
  (text, warnings) =>
    read(linesOf(text, warnings))

const readers: Record<TimedFormat, Reader> = {
  srt: byLines(readSrt),
  vtt: byLines(readVtt),
  sbv: byLines(readSbv),
  lrc: byLines(readLrc),
  ass: byLines(readAss),
  pasted: byLines(readPasted),
  microdvd: byLines(readMicroDvd),
  tsv: byLines(readWhisperTsv),
  json3: readJson3,
  json: readJsonTranscript,
  ttml: readTtml,
  sami: readSami,
  html: readPodcastHtml,
}

/**
 * Reads a file or a pasted text with times in any format. Of a broken file it reads what can be read; the warnings list the
 * repairs.
 * @param hint the name of the file and the duration of the media, if they are known
 * @example readSubtitles('0:01 Hola\n0:03 Adiós')
 *   // { ok: true, timed: true, format: 'pasted', cues: [{ text: 'Hola', start: 1, end: 3 }, …], warnings: [] }
 */
export function readSubtitles(source: Uint8Array | string, hint: Hint = {}): Subtitles {
  if (source.length > limits.bytes) return refused({ code: 'tooLarge', megabytes: limits.bytes / 1024 ** 2 })
  const decoded = typeof source === 'string' ? source : decodeBytes(source)
  if (isBinary(decoded)) return refused({ code: 'notText' })
  const text = decoded.replace(/^\ufeff/, '').replaceAll('\0', '')
  if (!/\S/.test(text)) return refused({ code: 'empty' })
  const format = sniffFormat(text, hint.fileName)
  if (format === 'webPage') return refused({ code: 'webPage' })
  const warnings: Warning[] = []
  const lost = countOf(text, '\ufffd')
  if (lost > 0) addWarning(warnings, 'lettersLost', undefined, lost)
  return format === 'plain' ? untimed(text, warnings) : timed(text, format, warnings, hint)
}

const refused = (reason: Reason): Subtitles => ({ ok: false, reason })

function untimed(text: string, warnings: Warning[]): Subtitles {
  const lines = readPlain(linesOf(text, warnings), warnings)
  return lines.length > 0
    ? { ok: true, timed: false, format: 'plain', lines, warnings }
    : refused({ code: 'empty' })
}

function timed(text: string, format: TimedFormat, warnings: Warning[], hint: Hint): Subtitles {
  const raw = taken(readers[format](text, warnings), warnings)
  if (format !== 'lrc') warnOfOrder(raw, warnings)
  const cues = normaliseCues(raw, warnings, hint.durationSeconds)
  return cues.length > 0
    ? { ok: true, timed: true, format, cues, warnings }
    : refused({ code: 'noCues', format })
}

function linesOf(text: string, warnings: Warning[]): string[] {
  const lines = text.split(/\r{0,2}\n|[\r\v\f\u2028\u2029]/, limits.lines)
  if (lines.length === limits.lines) addWarning(warnings, 'cuesLeftOut', limits.lines)
  return lines
}

/** Takes cues up to the limits, so that a hostile file cannot grow: one line of lyrics may have fifty times. */
function taken(cues: Iterable<RawCue>, warnings: Warning[]): RawCue[] {
  const raw: RawCue[] = []
  let letters = 0
  for (const cue of cues) {
    letters += cue.text.length
    if (raw.length === limits.rawCues || letters > limits.bytes || cue.text.length > limits.text) {
      addWarning(warnings, 'cuesLeftOut', cue.line)
      break
    }
    raw.push(cue)
  }
  return raw
}

/** Warns of cues out of order, except in lyrics, which list all times of a line where it is first sung. */
function warnOfOrder(raw: readonly RawCue[], warnings: Warning[]) {
  for (const [index, cue] of raw.entries())
    if (cue.start < (raw[index - 1]?.start ?? 0)) addWarning(warnings, 'outOfOrder', cue.line)
}

/** Whether a file has too many control characters for a text. Line breaks, tabs and single zeros are allowed. */
function isBinary(text: string): boolean {
  if (text.startsWith('%PDF-') || text.startsWith('{\\rtf')) return true
  const sample = text.slice(0, 64_000)
  let controls = 0
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at)
    if (code > 0 && code < 0x20 && (code < 9 || code > 13)) controls++
  }
  return controls > 2 && controls > sample.length / 50
}

function countOf(text: string, letter: string): number {
  let count = 0
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count++
  return count
}
