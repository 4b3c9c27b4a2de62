import type { ByteSource } from '../../../providers/storage/byte-source.ts'

/** Browsers guess the type by the first 1,445 bytes, PDF readers by 1,024; ID3 tags may contain more before them. */
const headBytes = 64 * 1024
/** The end record of a zip archive may be followed by a comment of up to 64 kB. */
const tailBytes = 64 * 1024 + 22
/** Markup that no recording begins with, and long enough not to occur in compressed audio by chance. */
const markup = /<(?:!doctype\s+html|html[\s>]|script[\s>]|svg[\s>]|body[\s>]|iframe[\s>]|\?php\s)|%PDF-1\./i

/**
 * Whether a media file is also a file of another type: a web page or PDF at its beginning, or a zip archive (also a Java
 * program) at its end. Attackers use such files to get past checks of the type.
 */
export async function hasHiddenContent(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, headBytes)
  if (markup.test(head.toString('latin1'))) return true
  return endsAsArchive(await source.read(Math.max(0, source.bytes - tailBytes), tailBytes))
}

/** The end record of a zip (APPNOTE 4.3.16) has the length of its comment, which must reach the last byte. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= 0; ) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
    at = at > 0 ? tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1') : -1
  }
  return false
}
