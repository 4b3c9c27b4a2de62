import { cleanText } from '../media/subtitles/normalise/clean-text.ts'

/** Longer than any field of a card; what stands behind is pictures and styles. */
const fieldMaximum = 20_000

/** Elements of which nothing is read: what they hold is not text. */
const hidden =
  /<(script|style|svg|math|template|iframe|object|noscript)\b[^>]{0,1000}>[\s\S]*?(?:<\/\1\s*>|$)/gi
/** A gap of Anki: the word, not the hint. */
const gap = /\{\{c\d{1,3}::((?:(?!\}\}|::)[\s\S]){0,500})(?:::(?:(?!\}\})[\s\S]){0,500})?\}\}/g
const sound = /\[(?:sound|anki:[a-z]+):?[^\]\n]{0,300}\]/gi
const block = /<\/?(?:div|p|li|ul|ol|tr|table|hr|h[1-6]|blockquote)\b[^>]{0,1000}>/gi

/**
 * A field of a card, which is HTML, as plain text: no markup, scripts, sounds or pictures, gaps filled, lines kept.
 * The result is text and has to be shown as text: "&lt;b&gt;" becomes "<b>".
 * @example plainField('<div>la <b>casa</b>[sound:casa.mp3]</div>') // 'la casa'
 */
export function plainField(html: string): string {
  const text = html
    .slice(0, fieldMaximum)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(hidden, '')
    .replace(sound, '')
    .replace(gap, '$1')
    .replace(block, '\n')
  return cleanText(text).toWellFormed()
}
