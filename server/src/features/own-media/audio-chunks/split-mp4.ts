import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import type { AudioChunk, ChunkLimits } from './audio-chunk.ts'
import { type Mp4AudioTrack, readMp4AudioTrack } from './mp4-audio-track.ts'
import { m4aHeader, type SampleRange } from './write-m4a.ts'

const readBlockBytes = 256 * 1024
/** Maximum size of the table entries for one sample, and of the rest of the header. */
const bytesPerSample = 12
const headBytes = 16 * 1024

/**
 * Splits the audio track of an MP4 into M4A files without decoding it.
 * @returns null when there is no audio track with a sample table
 */
export async function splitMp4(source: ByteSource, limits: ChunkLimits): Promise<AudioChunk[] | null> {
  const sound = await readMp4AudioTrack(source)
  if (!sound) return null
  let startSeconds = -sound.skippedTicks / sound.timescale
  return rangesOf(sound, limits).map(({ seconds, ...range }) => {
    const head = m4aHeader(sound, range)
    const part = {
      startSeconds,
      open: () => readPart(source, sound, range, head),
      bytes: head.length + sumOf(sound.sizes, range),
      type: 'audio/mp4',
      fileName: 'sound.m4a',
    }
    startSeconds += seconds
    return part
  })
}

const sumOf = (values: Uint32Array, { first, count }: SampleRange) =>
  values.subarray(first, first + count).reduce((sum, value) => sum + value, 0)

function rangesOf({ sizes, durations, timescale }: Mp4AudioTrack, limits: ChunkLimits) {
  const ranges: (SampleRange & { seconds: number })[] = []
  let range = { first: 0, count: 0, seconds: 0 }
  let bytes = headBytes
  for (let sample = 0; sample < sizes.length; sample++) {
    const more = (sizes[sample] ?? 0) + bytesPerSample
    const seconds = (durations[sample] ?? 0) / timescale
    const isFull = range.seconds + seconds > limits.seconds || bytes + more > limits.bytes
    if (isFull && range.count > 0) {
      ranges.push(range)
      range = { first: sample, count: 0, seconds: 0 }
      bytes = headBytes
    }
    range = { ...range, count: range.count + 1, seconds: range.seconds + seconds }
    bytes += more
  }
  return [...ranges, range]
}

/** Adjacent samples are read at once; between them are samples of the video track. */
async function* readPart(
  source: ByteSource,
  { sizes, offsets }: Mp4AudioTrack,
  { first, count }: SampleRange,
  head: Buffer,
) {
  yield head
  let [from, to] = [offsets[first] ?? 0, offsets[first] ?? 0]
  for (let sample = first; sample < first + count; sample++) {
    const at = offsets[sample] ?? 0
    if (at !== to || to - from > readBlockBytes) {
      yield await source.read(from, to - from)
      from = at
    }
    to = at + (sizes[sample] ?? 0)
  }
  yield await source.read(from, to - from)
}
