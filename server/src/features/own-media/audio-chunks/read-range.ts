import type { ByteSource } from '../../../providers/storage/byte-source.ts'

const blockBytes = 256 * 1024

/** Reads a range of a file in blocks, after the bytes of `before`. */
export function readRange(
  source: ByteSource,
  range: { at: number; bytes: number },
  before: Buffer = Buffer.alloc(0),
) {
  return async function* open() {
    if (before.length > 0) yield before
    const end = range.at + range.bytes
    for (let at = range.at; at < end; at += blockBytes)
      yield await source.read(at, Math.min(blockBytes, end - at))
  }
}
