import { decodeEntities } from '../formats/html-entities.ts'

/** Tags of HTML and WebVTT, comments, word times, and the override blocks of ASS that SRT files borrow. */
const markup =
  /<\/?[a-z][^<>]{0,2000}>|<[!?][^<>]{0,2000}>|< ?\d{1,5}:[\d:.,]{2,12} ?>|<\/?>|\{\\[^{}]{0,2000}\}/gi
/** Control characters, lone surrogates, marks of the writing direction, and zero-width characters. */
const unseen =
  /(?![\t\n\v\f\r])[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

const visible = (text: string) => text.replace(unseen, '')

/**
 * The visible text of a cue: without markup, entities decoded, single spaces, no blank lines. The result must be shown as
 * text, because "&lt;b&gt;" becomes "<b>".
 * @example cleanText('<i>Tú</i> &amp;  yo ') // 'Tú & yo'
 */
export function cleanText(raw: string): string {
  const text = visible(raw)
    .replace(/<br\s{0,5}\/?>/gi, '\n')
    .replace(markup, '')
  return visible(decodeEntities(text))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}
