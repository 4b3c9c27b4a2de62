import { cleanText } from '../media/subtitles/normalise/clean-text.ts'

/** No text of a card is longer; the rest of a longer field is pictures and styles. */
const fieldMaximum = 20_000

/** Elements whose content is no text. */
const hidden =
  /<(script|style|svg|math|template|iframe|object|noscript)\b[^>]{0,1000}>[\s\S]*?(?:<\/\1\s*>|$)/gi
/** A cloze deletion of Anki. The first group is the word, without the hint. */
const gap = /\{\{c\d{1,3}::((?:(?!\}\}|::)[\s\S]){0,500})(?:::(?:(?!\}\})[\s\S]){0,500})?\}\}/g
const sound = /\[(?:sound|anki:[a-z]+):?[^\]\n]{0,300}\]/gi
const block = /<\/?(?:div|p|li|ul|ol|tr|table|hr|h[1-6]|blockquote)\b[^>]{0,1000}>/gi

/**
 * Converts a field of a card from HTML to plain text: without markup, scripts, sounds and pictures, with cloze deletions
 * filled in and line breaks kept. The result must be shown as text, because "&lt;b&gt;" becomes "<b>".
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
