import { asOnWindows } from '../windows-1252.ts'

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  lrm: '',
  rlm: '',
  iexcl: '¡',
  iquest: '¿',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  middot: '·',
  deg: '°',
  euro: '€',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  oelig: 'œ',
  OElig: 'Œ',
}
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
}

/**
 * Decodes character references. An unknown one is not changed.
 * @example decodeEntities('T&uacute; &amp; yo &#9829;') // 'Tú & yo ♥'
 */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (entity, hex, decimal, name) => {
    if (name) return named[name] ?? accented(name) ?? named[name.toLowerCase()] ?? entity
    return character(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

function accented(name: string): string | undefined {
  const accent = accents[name.slice(1)]
  return accent && (name.charAt(0) + accent).normalize('NFC')
}

/** The character of a code, as in browsers: 128 to 159 are windows-1252, and an invalid code is U+FFFD. */
function character(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
  return isCharacter ? asOnWindows(String.fromCodePoint(code)) : '\ufffd'
}
