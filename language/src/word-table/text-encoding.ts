import { asOnWindows } from '../subtitles/windows-1252.ts'

/** How letters may be written in a file whose encoding is not told by itself; names as the web has them. */
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

/** The text of a file as somebody says that it is written. What cannot be read so becomes `�`. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes)
  return encoding === 'windows-1252' ? asOnWindows(text) : text
}
