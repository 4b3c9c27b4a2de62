import type { ByteSource } from '../media-type/byte-source.ts'
import { readWavLayout, type WavLayout } from '../media-type/probe-wav.ts'
import { bytesOf } from './bytes-of.ts'
import { quietestCut, searchedBytes, wholeSamples } from './quietest-cut.ts'
import type { PartLimits, TimedPart } from './timed-part.ts'
import { wavHead } from './wav-head.ts'

/** Cuts where it is quietest near the end of each part, so that no word is cut in two. */
export async function cutWav(source: ByteSource, limits: PartLimits): Promise<TimedPart[]> {
  const layout = await readWavLayout(source)
  const { bytesPerSecond, dataAt, dataBytes, format } = layout
  const partBytes = wholeSamples(Math.min(limits.seconds * bytesPerSecond, limits.bytes - 1024), layout)
  const parts: TimedPart[] = []
  for (let at = 0; at < dataBytes; ) {
    const isLast = dataBytes - at <= partBytes
    const bytes = isLast ? dataBytes - at : await cutBefore(source, layout, at, partBytes)
    const head = wavHead(format, bytes)
    parts.push({
      startSeconds: at / bytesPerSecond,
      open: bytesOf(source, { at: dataAt + at, bytes }, head),
      bytes: head.length + bytes,
      type: 'audio/wav',
      fileName: 'sound.wav',
    })
    at += bytes
  }
  return parts
}

/** @returns how long the part is, in bytes */
async function cutBefore(
  source: ByteSource,
  layout: WavLayout,
  from: number,
  partBytes: number,
): Promise<number> {
  // Only in 16-bit samples a pause is seen at a glance; others are rare.
  if (layout.format.readUInt16LE(14) !== 16) return partBytes
  const searched = searchedBytes(partBytes, layout)
  const start = partBytes - searched
  const sound = await source.read(layout.dataAt + from + start, searched)
  return start + Math.min(searched, quietestCut(sound, layout))
}
