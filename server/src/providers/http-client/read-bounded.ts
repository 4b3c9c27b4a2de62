import { HttpFailure } from './http-failure.ts'

/**
 * Reads a whole stream up to a maximum size.
 * @throws HttpFailure `tooLarge`, after closing the stream
 */
export async function readBounded(stream: AsyncIterable<Uint8Array>, bytesMaximum: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the stream.
  for await (const chunk of stream) {
    size += chunk.length
    if (size > bytesMaximum) throw new HttpFailure('tooLarge', 'the answer is longer than is read')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
