import type { ByteSource } from '../../../providers/storage/byte-source.ts'

const blockBytes = 256 * 1024

/** Bytes of a file, read while they are sent, with some that are put before them. */
export function readRange(
  source: ByteSource,
  place: { at: number; bytes: number },
  before: Buffer = Buffer.alloc(0),
) {
  return async function* open() {
    if (before.length > 0) yield before
    const end = place.at + place.bytes
    for (let at = place.at; at < end; at += blockBytes)
      yield await source.read(at, Math.min(blockBytes, end - at))
  }
}
