import { decodedFormat } from '../../../providers/ffmpeg/decode-sound.ts'
import type { AudioChunk, ChunkLimits } from './audio-chunk.ts'
import { quietestPoint, searchedBytes, wholeSamples } from './quietest-point.ts'
import { pcmFormat, wavHeader } from './wav-header.ts'

const blockBytes = decodedFormat.channels * decodedFormat.bytesPerSample
const samples = { blockBytes, bytesPerSecond: decodedFormat.sampleRate * blockBytes }
const format = pcmFormat(decodedFormat)

const chunkBytesOf = ({ seconds, bytes }: ChunkLimits) =>
  wholeSamples(Math.min(seconds * samples.bytesPerSecond, bytes - 1024), samples)

/** Estimates the number of parts; the exact number depends on the pauses. */
export const countDecodedChunks = (durationSeconds: number, limits: ChunkLimits) =>
  Math.ceil((durationSeconds * samples.bytesPerSecond) / chunkBytesOf(limits))

/**
 * Splits decoded audio into WAV files at the quietest point near the end of each part. Only one part is in memory at a
 * time (19 MB for ten minutes); the decoder waits until it is consumed.
 * @param sound pieces in `decodedFormat`
 */
export async function* splitDecoded(
  sound: AsyncIterable<Buffer>,
  limits: ChunkLimits,
): AsyncGenerator<AudioChunk> {
  const partBytes = chunkBytesOf(limits)
  let bytesBefore = 0
  let held: Buffer = Buffer.alloc(0)
  for await (const decoded of joined(sound, partBytes)) {
    held = held.length > 0 ? Buffer.concat([held, decoded]) : decoded
    while (held.length > partBytes) {
      const start = partBytes - searchedBytes(partBytes, samples)
      const bytes = start + quietestPoint(held.subarray(start, partBytes), samples)
      yield chunkOf(held.subarray(0, bytes), bytesBefore)
      bytesBefore += bytes
      held = held.subarray(bytes)
    }
  }
  if (held.length > 0) yield chunkOf(held, bytesBefore)
}

/** Joins small pieces to large ones, so that bytes are not copied repeatedly. */
async function* joined(sound: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of sound) {
    pieces.push(piece)
    size += piece.length
    if (size <= bytes) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(pieces)
}

function chunkOf(bytes: Buffer, bytesBefore: number): AudioChunk {
  const head = wavHeader(format, bytes.length)
  return {
    startSeconds: bytesBefore / samples.bytesPerSecond,
    open: async function* () {
      yield head
      yield bytes
    },
    bytes: head.length + bytes.length,
    type: 'audio/wav',
    fileName: 'sound.wav',
  }
}
