import type { RawCue, RawWord } from '../cue.ts'
import { limits } from '../subtitle-limits.ts'
import { decodeEntities } from './html-entities.ts'
import { type TtmlRates, ttmlRates, ttmlSeconds } from './ttml-time.ts'
import { attributesOf, xmlPieces } from './xml-pieces.ts'

type Attributes = Map<string, string>
/** A cue while its element is open. */
type OpenCue = { start: number; end?: number; content: string[]; words: RawWord[]; attributes: Attributes }
/** Background vocals inside a cue, which have times of their own. `depth`: the open spans inside. */
type Background = { cue: OpenCue; depth: number }

/** The maximum of pieces of a cue. Only a file that never closes an element has more. */
const piecesMaximum = 5000

/**
 * XML with times: TTML (`<p begin end>`), YouTube's `<text start dur>` in seconds, and srv3, which has `<p t d>` with
 * `<s t>` for words, in milliseconds.
 */
export function* readTtml(xml: string): Generator<RawCue> {
  const rates = ttmlRates(xml)
  let open: OpenCue | undefined
  let background: Background | undefined
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      const cue = background?.cue ?? open
      if (cue) addText(cue, piece.text)
    } else if (open && piece.name === 'span') {
      if (piece.kind === 'open')
        background = openSpan(open, background, attributesOf(piece.attributes), rates)
      else if (piece.kind === 'close' && background && background.depth-- === 0) {
        yield cueOf(background.cue)
        background = undefined
      }
    } else if (piece.name === 'p' || piece.name === 'text') {
      if (background) yield cueOf(background.cue)
      background = undefined
      if (open) yield cueOf(open)
      open = piece.kind === 'open' ? openCue(attributesOf(piece.attributes), rates) : undefined
    } else if (open && piece.name === 'br') open.content.push('\n')
    else if (open && piece.name === 's' && piece.kind === 'open') addWord(open, piece.attributes)
  }
  if (background) yield cueOf(background.cue)
  if (open) yield cueOf(open)
}

/** A span with the role of background vocals begins a cue of its own; any other with a time begins a word. */
function openSpan(
  open: OpenCue,
  background: Background | undefined,
  attributes: Attributes,
  rates: TtmlRates,
): Background | undefined {
  const { start, end } = timesOf(attributes, rates)
  if (!background && attributes.get('ttm:role') === 'x-bg') {
    const own = new Map([...open.attributes, ...attributes])
    const times = Number.isNaN(start) ? timesOf(open.attributes, rates) : { start, ...(end && { end }) }
    return { cue: { ...times, content: [], words: [], attributes: own }, depth: 0 }
  }
  if (background) background.depth++
  const cue = background?.cue ?? open
  if (!Number.isNaN(start) && cue.words.length <= piecesMaximum) cue.words.push({ text: '', start })
  return background
}

const openCue = (attributes: Attributes, rates: TtmlRates): OpenCue => ({
  ...timesOf(attributes, rates),
  content: [],
  words: [],
  attributes,
})

function timesOf(attributes: Attributes, rates: TtmlRates): { start: number; end?: number } {
  const inMilliseconds = attributes.has('t')
  const time = (...names: string[]) => {
    const text = names.map((name) => attributes.get(name)).find((value) => value !== undefined)
    if (text === undefined) return undefined
    return inMilliseconds ? Number(text) / 1000 : ttmlSeconds(text, rates)
  }
  const start = time('t', 'start', 'begin') ?? Number.NaN
  const duration = time('d', 'dur')
  return { start, end: time('end') ?? (duration === undefined ? undefined : start + duration) }
}

/** Adds text to a cue. In TTML a line break within the text is only the layout of the file. */
function addText(cue: OpenCue, source: string) {
  if (cue.content.length > piecesMaximum) return
  const decoded = decodeEntities(source.slice(0, limits.text + 1))
  const text = cue.attributes.has('begin') ? decoded.replace(/\s+/g, ' ') : decoded
  cue.content.push(text)
  const word = cue.words.at(-1)
  if (word) word.text += text
}

function addWord(cue: OpenCue, attributes: string) {
  if (cue.words.length > piecesMaximum) return
  const offset = Number(attributesOf(attributes).get('t') ?? 0) / 1000
  cue.words.push({ text: '', start: cue.start + offset })
}

function cueOf({ start, end, content, words, attributes }: OpenCue): RawCue {
  const isTimed = words.some((word) => word.start > start)
  return {
    text: content.join(''),
    start,
    end,
    words: isTimed ? words : undefined,
    rolls: attributes.has('begin') ? false : isTimed || attributes.has('w'),
  }
}
