import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

/** Format codes of PCM, floating point, A-law, µ-law, and the extensible format. */
const formats = new Set([1, 3, 6, 7, 0xfffe])
const chunksMaximum = 200
/** Chunks begin at even offsets. */
const even = (length: number) => length + (length % 2)

export type WavLayout = {
  /** Content of the `fmt ` chunk. */
  format: Buffer
  bytesPerSecond: number
  /** Size of one sample of all channels. */
  blockBytes: number
  dataAt: number
  dataBytes: number
}

/** @throws BrokenFile */
export async function probeWav(source: ByteSource): Promise<ProbedMedia<'audio/wav'>> {
  const { dataBytes, bytesPerSecond } = await readWavLayout(source)
  return { type: 'audio/wav', durationSeconds: plausibleDuration(dataBytes / bytesPerSecond) }
}

/** Format and position of the samples. @throws BrokenFile when the file is truncated, or has no samples */
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

function layoutOf(format: Buffer, dataAt: number, declaredBytes: number, fileBytes: number): WavLayout {
  const rest = fileBytes - dataAt
  // Recorders that stream their output do not know the length.
  const dataBytes = declaredBytes === 0 || declaredBytes === 0xffffffff ? rest : declaredBytes
  if (format.length < 16 || dataBytes > rest || dataBytes === 0) throw new BrokenFile('a WAV that is cut off')
  const bytesPerSecond = format.readUInt32LE(8)
  const blockBytes = format.readUInt16LE(12)
  const isKnown = formats.has(format.readUInt16LE(0)) && bytesPerSecond >= 1000 && blockBytes > 0
  if (!isKnown) throw new BrokenFile('a WAV of a kind that is not played')
  return { format, bytesPerSecond, blockBytes, dataAt, dataBytes }
}
