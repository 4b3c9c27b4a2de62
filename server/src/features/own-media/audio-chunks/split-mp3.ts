import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { readMp3Frame } from '../media-type/mp3-frame.ts'
import { firstFrameAt } from '../media-type/probe-mp3.ts'
import type { AudioChunk, ChunkLimits } from './audio-chunk.ts'
import { readRange } from './read-range.ts'

const readBlockBytes = 1024 * 1024
/** How far the next frame header is searched after damaged bytes. */
const searchBytes = 8 * 1024

type Cut = { at: number; seconds: number }

/** Splits between frames, which can be decoded independently except for a few milliseconds. */
export async function splitMp3(source: ByteSource, limits: ChunkLimits): Promise<AudioChunk[]> {
  const cuts = await findCuts(source, await firstFrameAt(source), limits)
  return cuts.slice(0, -1).map(({ at, seconds }, index) => {
    const bytes = (cuts[index + 1]?.at ?? source.bytes) - at
    return {
      startSeconds: seconds,
      open: readRange(source, { at, bytes }),
      bytes,
      type: 'audio/mpeg',
      fileName: 'sound.mp3',
    }
  })
}

/** The beginnings of the parts, and the end of the audio as the last entry. */
async function findCuts(source: ByteSource, start: number, limits: ChunkLimits): Promise<Cut[]> {
  const cuts: Cut[] = [{ at: start, seconds: 0 }]
  let here: Cut = { at: start, seconds: 0 }
  let block: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) }
  while (here.at < source.bytes) {
    if (here.at + searchBytes > block.at + block.bytes.length)
      block = { at: here.at, bytes: await source.read(here.at, readBlockBytes) }
    const next = afterFrame(block.bytes, here.at - block.at, here)
    if (!next) break
    const last = cuts.at(-1) as Cut
    if (next.seconds - last.seconds > limits.seconds || next.at - last.at > limits.bytes) cuts.push(here)
    here = next
  }
  return [...cuts, here]
}

/** The end of the frame at `from`, or of the next one after damaged bytes; null after the last frame. */
function afterFrame(bytes: Buffer, from: number, here: Cut): Cut | null {
  const searched = Math.min(from + searchBytes, bytes.length)
  for (let at = from; at < searched; at++) {
    const frame = readMp3Frame(bytes, at)
    if (frame)
      return {
        at: here.at + (at - from) + frame.bytes,
        seconds: here.seconds + frame.samples / frame.sampleRate,
      }
  }
  return null
}
