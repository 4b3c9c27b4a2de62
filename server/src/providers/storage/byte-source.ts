/** A file of which parts are read, wherever they stand. */
export type ByteSource = {
  bytes: number
  /** The bytes from an offset on: fewer, or none, at the end of the file. */
  read: (offset: number, length: number) => Promise<Buffer>
}

/** Reads from memory: for small files and tests. */
export const byteSourceOf = (bytes: Buffer): ByteSource => ({
  bytes: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
})
