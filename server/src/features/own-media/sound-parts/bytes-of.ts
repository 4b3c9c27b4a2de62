import type { ByteSource } from '../media-type/byte-source.ts'

const readAtOnce = 256 * 1024

/** Bytes of a file, read while they are sent, with some that are put before them. */
export function bytesOf(
  source: ByteSource,
  place: { at: number; bytes: number },
  before: Buffer = Buffer.alloc(0),
) {
  return async function* open() {
    if (before.length > 0) yield before
    const end = place.at + place.bytes
    for (let at = place.at; at < end; at += readAtOnce)
      yield await source.read(at, Math.min(readAtOnce, end - at))
  }
}
