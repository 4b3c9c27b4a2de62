import { type TimedFormat, timedFormats } from '../cue.ts'
import { microDvdLine } from './micro-dvd.ts'
import { pastedLine } from './pasted-text.ts'
import { isPodcastHtml } from './podcast-html.ts'
import { whisperHeader } from './whisper-tsv.ts'

const formatOfExtension: Record<string, TimedFormat> = {
  ...Object.fromEntries(
    timedFormats
      .filter((format) => !['tsv', 'html', 'json', 'microdvd', 'pasted'].includes(format))
      .map((format) => [format, format]),
  ),
  ssa: 'ass',
  smi: 'sami',
  xml: 'ttml',
  dfxp: 'ttml',
  srv1: 'ttml',
  srv2: 'ttml',
  srv3: 'ttml',
}
const webPage = /^<(?:!doctype\s{1,9}html|html|head|body|rss|svg)\b/i
const sami = /^(?:<\?xml[^<>]{0,200}>\s{0,99})?<sami\b|<sync\b[^<>]{0,200}\bstart\s{0,5}=/i
/** Text in braces or brackets may begin so too: `{"Hola"}` is no transcript, and is then reported as unreadable. */
const json = /^(?:\{\s{0,99}"|\[\s{0,99}\{\s{0,99}")/
const markup = /^<(?:!doctype\s{1,9}html|html|head|body|cite|time|div|section|article|p)\b/i
const xml = /^<(?:\?xml|transcript|timedtext|(?:\w{1,20}:)?tt)\b/i
const ass = /^[ \t]{0,20}\[script info\]|^[ \t]{0,20}dialogue:[ \t]{0,9}[^,\n]{0,40},[ \t]{0,9}\d{1,3}:\d/im
const arrow = /^[ \t]{0,20}-?\d[\d ]{0,5}:[\d:., ]{1,20}(?:-{1,3} ?>|[–—=]>|→|-{1,3}&gt;)/m
const sbv = /^\d{1,4}:\d\d:\d\d\.\d{1,3},\d{1,4}:\d\d:\d\d\.\d{1,3}[ \t]{0,20}$/m
/** Tags such as [offset:0] may precede the first time on its line. */
const lyric =
  /^(?:[ \t]{0,20}\[[a-z]{1,20}:[^\]\n]{0,300}\]){0,5}[ \t]{0,20}\[\d{1,5}(?::\d{1,2}){1,2}(?:[.:]\d{1,3})?\]/gm
/** Hours, minutes and seconds in brackets: a transcript of a meeting, because lyrics have no hours. */
const bracketedHours = /^\s{0,20}\[\d{1,2}:[0-5]\d:[0-5]\d\]/

/**
 * The format of a text. The name of the file decides only if the text itself does not.
 * @example sniffFormat('[00:01.00]Hola') // 'lrc'
 */
export function sniffFormat(text: string, fileName = ''): TimedFormat | 'webPage' | 'plain' {
  const extension = /\.(\w{1,8})$/.exec(fileName.slice(-20))?.[1]?.toLowerCase() ?? ''
  const named = formatOfExtension[extension]
  const head = text.slice(0, 8000).trimStart()
  return byOpening(head) ?? byTimes(text, head, named) ?? named ?? 'plain'
}

function byOpening(head: string): TimedFormat | 'webPage' | undefined {
  if (head.startsWith('WEBVTT')) return 'vtt'
  if (json.test(head)) return /"(?:events|wireMagic|tStartMs)"/.test(head) ? 'json3' : 'json'
  if (sami.test(head)) return 'sami'
  if (markup.test(head) && isPodcastHtml(head)) return 'html'
  if (webPage.test(head)) return 'webPage'
  if (xml.test(head)) return /<html\b/i.test(head) ? 'webPage' : 'ttml'
  if (ass.test(head)) return 'ass'
  return undefined
}

function byTimes(text: string, head: string, named: TimedFormat | undefined): TimedFormat | undefined {
  if (arrow.test(text.slice(0, 200_000))) return named === 'vtt' ? 'vtt' : 'srt'
  if (sbv.test(head)) return 'sbv'
  const lines = head.split(/[\r\n]+/, 20)
  if (whisperHeader.test(lines[0] ?? '')) return 'tsv'
  if (lines.filter((line) => microDvdLine.test(line)).length > lines.length / 2) return 'microdvd'
  const lyrics = head.match(lyric) ?? []
  if (lyrics.length > 0)
    return named !== 'lrc' && lyrics.every((tag) => bracketedHours.test(tag)) ? 'pasted' : 'lrc'
  return isPasted(head) ? 'pasted' : undefined
}

/** Whether several lines, close to each other, begin with a time. A story may have single lines that do. */
function isPasted(head: string): boolean {
  const lines = head.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const timed = lines.filter((line) => pastedLine.test(line)).length
  return timed >= 2 && timed >= lines.length / 5
}
