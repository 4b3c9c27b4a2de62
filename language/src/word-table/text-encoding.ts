import { asOnWindows } from '../media/subtitles/windows-1252.ts'

/** Encodings that a learner may choose for a file without a byte order mark; names of the Encoding standard. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'windows-1253',
  'macintosh',
] as const
export type TextEncoding = (typeof textEncodings)[number]

/** Decodes a file. Bytes that are invalid in the encoding become `�`. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes)
  return encoding === 'windows-1252' ? asOnWindows(text) : text
}
