import { decodedFormat } from '../../../providers/ffmpeg/decode-sound.ts'
import type { AudioChunk, ChunkLimits } from './audio-chunk.ts'
import { quietestPoint, searchedBytes, wholeSamples } from './quietest-point.ts'
import { pcmFormat, wavHeader } from './wav-header.ts'

const blockBytes = decodedFormat.channels * decodedFormat.bytesPerSample
const samples = { blockBytes, bytesPerSecond: decodedFormat.sampleRate * blockBytes }
const format = pcmFormat(decodedFormat)

const chunkBytesOf = ({ seconds, bytes }: ChunkLimits) =>
  wholeSamples(Math.min(seconds * samples.bytesPerSecond, bytes - 1024), samples)

/** How many parts a sound of a length will have, as far as that can be told before the pauses are known. */
export const countDecodedChunks = (durationSeconds: number, limits: ChunkLimits) =>
  Math.ceil((durationSeconds * samples.bytesPerSecond) / chunkBytesOf(limits))

/**
 * Cuts a sound while it is decoded into parts that are WAV files, where it is quietest near the end of each. One part
 * is held at a time, some 19 MB for ten minutes; whoever decodes waits until it was taken.
 * @param sound `decodedFormat`, piece by piece
 */
export async function* splitDecoded(
  sound: AsyncIterable<Buffer>,
  limits: ChunkLimits,
): AsyncGenerator<AudioChunk> {
  const partBytes = chunkBytesOf(limits)
  let taken = 0
  let held: Buffer = Buffer.alloc(0)
  for await (const decoded of joined(sound, partBytes)) {
    held = held.length > 0 ? Buffer.concat([held, decoded]) : decoded
    while (held.length > partBytes) {
      const start = partBytes - searchedBytes(partBytes, samples)
      const bytes = start + quietestPoint(held.subarray(start, partBytes), samples)
      yield chunkOf(held.subarray(0, bytes), taken)
      taken += bytes
      held = held.subarray(bytes)
    }
  }
  if (held.length > 0) yield chunkOf(held, taken)
}

/** In pieces so large that they are joined once. */
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
