import type { ByteSource } from '../../../providers/storage/byte-source.ts'

/** Browsers look at the first 1,445 bytes when they guess, readers of PDF at 1,024; a tag may hold more before it. */
const headBytes = 64 * 1024
/** The end of an archive is looked for where a comment of any length could stand behind it. */
const tailBytes = 64 * 1024 + 22
/** Nothing that is recorded or cut begins with it; long enough not to be met in compressed sound by chance. */
const markup = /<(?:!doctype\s+html|html[\s>]|script[\s>]|svg[\s>]|body[\s>]|iframe[\s>]|\?php\s)|%PDF-1\./i

/**
 * Whether something else is hidden in a file that can be played: a page or a document at its beginning, or an archive
 * (a program in Java, too) at its end. Such a file is two things at once, and only one of them was meant to be seen.
 */
export async function hasHiddenContent(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, headBytes)
  if (markup.test(head.toString('latin1'))) return true
  return endsAsArchive(await source.read(Math.max(0, source.bytes - tailBytes), tailBytes))
}

/** The end of a zip (APPNOTE 4.3.16) tells how long its comment is, which reaches to the last byte. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= 0; ) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
    at = at > 0 ? tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1') : -1
  }
  return false
}
