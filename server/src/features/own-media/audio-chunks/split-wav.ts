import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { readWavLayout, type WavLayout } from '../media-type/probe-wav.ts'
import type { AudioChunk, ChunkLimits } from './audio-chunk.ts'
import { quietestPoint, searchedBytes, wholeSamples } from './quietest-point.ts'
import { readRange } from './read-range.ts'
import { wavHeader } from './wav-header.ts'

/** Splits at the quietest point near the end of each part, so that no word is split. */
export async function splitWav(source: ByteSource, limits: ChunkLimits): Promise<AudioChunk[]> {
  const layout = await readWavLayout(source)
  const { bytesPerSecond, dataAt, dataBytes, format } = layout
  const partBytes = wholeSamples(Math.min(limits.seconds * bytesPerSecond, limits.bytes - 1024), layout)
  const parts: AudioChunk[] = []
  for (let at = 0; at < dataBytes; ) {
    const isLast = dataBytes - at <= partBytes
    const bytes = isLast ? dataBytes - at : await cutBefore(source, layout, at, partBytes)
    const head = wavHeader(format, bytes)
    parts.push({
      startSeconds: at / bytesPerSecond,
      open: readRange(source, { at: dataAt + at, bytes }, head),
      bytes: head.length + bytes,
      type: 'audio/wav',
      fileName: 'sound.wav',
    })
    at += bytes
  }
  return parts
}

/** @returns the size of the part, in bytes */
async function cutBefore(
  source: ByteSource,
  layout: WavLayout,
  from: number,
  partBytes: number,
): Promise<number> {
  // Pauses are only searched in 16-bit samples; other sizes are rare.
  if (layout.format.readUInt16LE(14) !== 16) return partBytes
  const searched = searchedBytes(partBytes, layout)
  const start = partBytes - searched
  const sound = await source.read(layout.dataAt + from + start, searched)
  return start + Math.min(searched, quietestPoint(sound, layout))
}
