/** A file whose parts can be read in any order. */
export type ByteSource = {
  bytes: number
  /** The bytes from an offset on. At the end of the file it returns fewer bytes or none. */
  read: (offset: number, length: number) => Promise<Buffer>
}

/** Reads from memory, for small files and tests. */
export const byteSourceOf = (bytes: Buffer): ByteSource => ({
  bytes: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
})
