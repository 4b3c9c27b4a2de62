import { asOnWindows } from './windows-1252.ts'

/**
 * Decodes a file: UTF-8 and UTF-16 with or without a byte order mark. Any other file is taken for one of the old encodings
 * of western Europe and Greece, which have no mark.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const wide = markedWide(bytes) ?? unmarkedWide(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes.subarray(0, bytes.length & ~1))
  return decodeUtf8(bytes) ?? decodeNarrow(bytes)
}

const decodeNarrow = (bytes: Uint8Array) =>
  looksGreek(bytes)
    ? new TextDecoder('windows-1253').decode(bytes)
    : asOnWindows(new TextDecoder('windows-1252').decode(bytes))

function markedWide(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Detects UTF-16 without a byte order mark. Its digits, spaces and line breaks have a zero in every second byte. */
function unmarkedWide(bytes: Uint8Array) {
  const sample = bytes.subarray(0, 8192)
  const zeros = [0, 0]
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at & 1]! += 1
  const [even = 0, odd = 0] = zeros
  const enough = sample.length / 20
  if (odd > enough && odd > 8 * even) return 'utf-16le'
  if (even > enough && even > 8 * odd) return 'utf-16be'
  return undefined
}

/** Decodes UTF-8; undefined if it is none. A few invalid bytes, as in a file that was cut, are allowed. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder().decode(bytes)
    let [whole, broken] = [0, 0]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0xfffd) broken++
      else if (code > 0x7f) whole++
    }
    return whole > broken ? text : undefined
  }
}

/**
 * Whether high bytes are Greek letters, which stand next to each other. Accented western letters stand between plain
 * ones.
 */
function looksGreek(bytes: Uint8Array): boolean {
  let [together, mixed] = [0, 0]
  for (let at = 1; at < bytes.length; at++) {
    const [before, here] = [bytes[at - 1] ?? 0, bytes[at] ?? 0]
    if (isHighLetter(before) && isHighLetter(here)) together++
    else if ((isHighLetter(before) && isAsciiLetter(here)) || (isAsciiLetter(before) && isHighLetter(here)))
      mixed++
  }
  return together > 2 * mixed
}

/** Whether a byte is a Greek letter in windows-1253. */
const isHighLetter = (byte: number) =>
  byte === 0xa2 || (byte >= 0xb8 && byte !== 0xbb && byte !== 0xbd && byte !== 0xd2 && byte !== 0xff)
const isAsciiLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
