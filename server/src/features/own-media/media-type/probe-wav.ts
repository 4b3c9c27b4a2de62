import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

/** PCM, floating point, A-law, µ-law, and the extended form of any of them. */
const formats = new Set([1, 3, 6, 7, 0xfffe])
const chunksMaximum = 200
/** Chunks begin at even places. */
const even = (length: number) => length + (length % 2)

export type WavLayout = {
  /** Of the `fmt ` chunk, without its head. */
  format: Buffer
  bytesPerSecond: number
  /** Bytes of one sample of all channels: a cut is made between two. */
  blockBytes: number
  dataAt: number
  dataBytes: number
}

/** @throws BrokenFile */
export async function probeWav(source: ByteSource): Promise<ProbedMedia<'audio/wav'>> {
  const { dataBytes, bytesPerSecond } = await readWavLayout(source)
  return { type: 'audio/wav', durationSeconds: plausibleDuration(dataBytes / bytesPerSecond) }
}

/** Where the sound of a WAV is. @throws BrokenFile when it is cut off, or has no sound */
export async function readWavLayout(source: ByteSource): Promise<WavLayout> {
  let format: Buffer | undefined
  let at = 12
  for (let chunks = 0; chunks < chunksMaximum; chunks++) {
    const head = await source.read(at, 8)
    if (head.length < 8) break
    const name = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    if (name === 'fmt ') format = await source.read(at + 8, Math.min(length, 64))
    if (name === 'data' && format) return layoutOf(format, at + 8, length, source.bytes)
    at += 8 + even(length)
  }
  throw new BrokenFile('a WAV without sound')
}

function layoutOf(format: Buffer, dataAt: number, said: number, fileBytes: number): WavLayout {
  const rest = fileBytes - dataAt
  // A recorder that was still writing did not know.
  const dataBytes = said === 0 || said === 0xffffffff ? rest : said
  if (format.length < 16 || dataBytes > rest || dataBytes === 0) throw new BrokenFile('a WAV that is cut off')
  const bytesPerSecond = format.readUInt32LE(8)
  const blockBytes = format.readUInt16LE(12)
  const isKnown = formats.has(format.readUInt16LE(0)) && bytesPerSecond >= 1000 && blockBytes > 0
  if (!isKnown) throw new BrokenFile('a WAV of a kind that is not played')
  return { format, bytesPerSecond, blockBytes, dataAt, dataBytes }
}
