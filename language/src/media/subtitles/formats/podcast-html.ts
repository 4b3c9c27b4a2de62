import type { RawCue } from '../cue.ts'
import { decodeEntities } from './html-entities.ts'
import { readClock } from './subtitle-time.ts'
import { xmlPieces } from './xml-pieces.ts'

const time =
  /<time\b[^<>]{0,200}>\s{0,20}\d{1,3}(?::\d{2}){1,2}(?:[.,]\d{1,3})?\s{0,20}<\/time>\s{0,99}(?:<\/[a-z]{1,9}>\s{0,99}){0,3}<p\b/gi

/** Whether a page is the transcript of a podcast: several times with a paragraph behind each. */
export const isPodcastHtml = (head: string): boolean => [...head.matchAll(time)].length >= 2

/** The maximum of letters of a paragraph. */
const textMaximum = 20_000

/** The HTML of podcast transcripts: `<cite>Ana:</cite><time>0:05</time><p>text</p>`. */
export function* readPodcastHtml(html: string): Generator<RawCue> {
  let inside = ''
  let open: RawCue | undefined
  let speaker = ''
  for (const piece of xmlPieces(html)) {
    if (piece.kind !== 'text') {
      const isStart = piece.kind === 'open' && ['cite', 'time', 'p'].includes(piece.name)
      if (isStart) inside = piece.name
      else if (piece.kind === 'close' && piece.name === inside) inside = ''
      if (isStart && piece.name === 'p' && open?.text) open.text += '\n'
      continue
    }
    const text = decodeEntities(piece.text.slice(0, textMaximum)).replace(/\s+/g, ' ')
    if (inside === 'cite') speaker = text.replace(/\s{0,9}:\s{0,9}$/, '').trim()
    else if (inside === 'time') {
      if (open) yield open
      open = { text: '', start: readClock(text.trim()), ...(speaker && { speaker }) }
    } else if (inside === 'p' && open && open.text.length < textMaximum) open.text += text
  }
  if (open) yield open
}
