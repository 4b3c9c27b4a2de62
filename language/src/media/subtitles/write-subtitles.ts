import type { Cue } from './cue.ts'
import { writeClock, writeLyricsClock } from './formats/subtitle-time.ts'

/** Escapes a text for a format. Pieces are escaped separately, because times stand between them. */
type Escape = (text: string) => string

/**
 * Writes cues as a file. WebVTT keeps everything. SRT has neither speakers nor word times. LRC has no speakers, no line
 * breaks, and hundredths of a second.
 * @param cues in order of `start`
 */
export function writeSubtitles(cues: readonly Cue[], format: 'srt' | 'vtt' | 'lrc'): string {
  if (format === 'vtt') return `WEBVTT\n${cues.map(vttCue).join('')}`
  if (format === 'lrc') return cues.map((cue, index) => lrcCue(cue, cues[index + 1])).join('')
  return cues.map(srtCue).join('\n')
}

const srtCue = (cue: Cue, index: number) =>
  `${index + 1}\n${times(cue, ',')}\n${withoutBlankLines(escapeLookalikes(cue.text))}\n`

function vttCue(cue: Cue): string {
  const voice = cue.speaker ? `<v ${escapeMarkup(oneLine(cue.speaker))}>` : ''
  const text = withWordTimes(cue, escapeMarkup, (seconds) => writeClock(seconds, '.'))
  return `\n${times(cue, '.')}\n${voice}${withoutBlankLines(text)}\n`
}

/** A cue of LRC. A line without text marks its end, unless the next cue begins there. */
function lrcCue(cue: Cue, next: Cue | undefined): string {
  const text = oneLine(withWordTimes(cue, escapeLyric, writeLyricsClock))
  const silence = !next || next.start > cue.end ? `[${writeLyricsClock(cue.end)}]\n` : ''
  return `[${writeLyricsClock(cue.start)}]${text}\n${silence}`
}

const times = (cue: Cue, mark: ',' | '.') => `${writeClock(cue.start, mark)} --> ${writeClock(cue.end, mark)}`

const withoutBlankLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n\s*\n/g, '\n')
    .trim()
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const escapeMarkup: Escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** SRT and LRC have no escapes, so only text that would be taken for markup is changed; "2 < 3" is not. */
const escapeLookalikes: Escape = (text) =>
  text
    .replace(/&(?=#?\w{1,8};)/g, '&amp;')
    .replace(/<(?=[a-z/!?>]|\d{1,5}:)/gi, '&lt;')
    .replace(/\{(?=\\)/g, '&#123;')
    .replaceAll('-->', '--&gt;')

const escapeLyric: Escape = (text) =>
  escapeLookalikes(text).replace(/\[(?=#|\d{1,5}:|[a-z]{1,20}:)/gi, '&#91;')

/** `<time>` before every word, and after one that is followed by a silence. */
function withWordTimes(cue: Cue, escaped: Escape, write: (seconds: number) => string): string {
  let written = ''
  let from = 0
  for (const [index, word] of (cue.words ?? []).entries()) {
    const at = cue.text.indexOf(word.text, from)
    if (at < 0) continue
    const until = cue.words?.[index + 1]?.start ?? cue.end
    const silence = word.end < until ? `<${write(word.end)}>` : ''
    written += `${escaped(cue.text.slice(from, at))}<${write(word.start)}>${escaped(word.text)}${silence}`
    from = at + word.text.length
  }
  return written + escaped(cue.text.slice(from))
}
