/** Text between tags, or a tag without its namespace. `attributes` is their source text. */
export type XmlPiece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close' | 'whole'; name: string; attributes: string }

const tag = /<(\/?)(?:[\w-]{1,40}:)?([a-z][\w-]{0,40})(?![\w-])([^<>]{0,4000})>/iy

/** An incomplete tag at the end of a file. */
const cutTag = /<[^<>]{0,4000}$/

/** Cuts XML into its pieces in one pass, even if it is invalid. Comments and declarations are left out. */
export function* xmlPieces(source: string): Generator<XmlPiece> {
  const xml = source.replace(cutTag, '')
  let from = 0
  while (from < xml.length) {
    const at = xml.indexOf('<', from)
    const textEnd = at < 0 ? xml.length : at
    if (textEnd > from) yield { kind: 'text', text: xml.slice(from, textEnd) }
    if (at < 0) return
    tag.lastIndex = at
    const match = tag.exec(xml)
    if (match) yield tagOf(match)
    from = match ? tag.lastIndex : afterOddity(xml, at)
  }
}

function tagOf([, slash, name = '', attributes = '']: RegExpExecArray): XmlPiece {
  const kind = slash ? 'close' : attributes.endsWith('/') ? 'whole' : 'open'
  return { kind, name: name.toLowerCase(), attributes }
}

/** The offset after a comment or declaration. If there is no tag at all, only its "<" is skipped. */
function afterOddity(xml: string, at: number): number {
  const next = xml.charAt(at + 1)
  if (next !== '!' && next !== '?') return at + 1
  const end = xml.slice(at, at + 4000).indexOf('>')
  return end < 0 ? at + 1 : at + end + 1
}

/** @example attributesOf(' begin="1s" end="2s"').get('begin') // '1s' */
export function attributesOf(attributes: string): Map<string, string> {
  const pairs = attributes.matchAll(
    /(?:^|\s)([\w:-]{1,40})\s{0,5}=\s{0,5}(?:"([^"]{0,200})"|'([^']{0,200})')/g,
  )
  return new Map([...pairs].map(([, name = '', double, single]) => [name, double ?? single ?? '']))
}
