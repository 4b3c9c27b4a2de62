import { heardSound } from '../../../providers/ffmpeg/ffmpeg-sound.ts'
import { quietestCut, searchedBytes, wholeSamples } from './quietest-cut.ts'
import type { PartLimits, TimedPart } from './timed-part.ts'
import { pcmFormat, wavHead } from './wav-head.ts'

const blockBytes = heardSound.channels * heardSound.bytesPerSample
const samples = { blockBytes, bytesPerSecond: heardSound.sampleRate * blockBytes }
const format = pcmFormat(heardSound)

const bytesOfPart = ({ seconds, bytes }: PartLimits) =>
  wholeSamples(Math.min(seconds * samples.bytesPerSecond, bytes - 1024), samples)

/** How many parts a sound of a length will have, as far as that can be told before the pauses are known. */
export const countDecodedParts = (durationSeconds: number, limits: PartLimits) =>
  Math.ceil((durationSeconds * samples.bytesPerSecond) / bytesOfPart(limits))

/**
 * Cuts a sound while it is decoded into parts that are WAV files, where it is quietest near the end of each. One part
 * is held at a time, some 19 MB for ten minutes; whoever decodes waits until it was taken.
 * @param sound `heardSound`, piece by piece
 */
export async function* cutDecoded(
  sound: AsyncIterable<Buffer>,
  limits: PartLimits,
): AsyncGenerator<TimedPart> {
  const partBytes = bytesOfPart(limits)
  let taken = 0
  let held: Buffer = Buffer.alloc(0)
  for await (const decoded of gathered(sound, partBytes)) {
    held = held.length > 0 ? Buffer.concat([held, decoded]) : decoded
    while (held.length > partBytes) {
      const start = partBytes - searchedBytes(partBytes, samples)
      const bytes = start + quietestCut(held.subarray(start, partBytes), samples)
      yield partOf(held.subarray(0, bytes), taken)
      taken += bytes
      held = held.subarray(bytes)
    }
  }
  if (held.length > 0) yield partOf(held, taken)
}

/** In pieces so large that they are joined once. */
async function* gathered(sound: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
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

function partOf(bytes: Buffer, bytesBefore: number): TimedPart {
  const head = wavHead(format, bytes.length)
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
