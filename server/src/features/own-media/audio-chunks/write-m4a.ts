import type { Mp4AudioTrack } from './mp4-audio-track.ts'

/** `count` samples from index `first`. */
export type SampleRange = { first: number; count: number }

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
  return bytes
}
const ascii = (text: string) => Buffer.from(text, 'latin1')

function box(name: string, ...content: Uint8Array[]): Buffer {
  const bytes = content.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([u32(bytes), ascii(name), ...content])
}

/** The transformation matrix of a video, which the format also requires for audio. */
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

/** The header of an M4A file (ISO 14496-12) with a range of the samples of an audio track, up to the samples. */
export function m4aHeader(sound: Mp4AudioTrack, range: SampleRange): Buffer {
  const end = range.first + range.count
  const bytes = sound.sizes.subarray(range.first, end).reduce((sum, size) => sum + size, 0)
  const ticks = sound.durations.subarray(range.first, end).reduce((sum, duration) => sum + duration, 0)
  const type = box('ftyp', ascii('M4A '), u32(0), ascii('M4A isommp42'))
  // The `moov` box comes before the samples, so its length determines their offset. The length itself is constant.
  const length = type.length + movie(sound, range, ticks, 0).length + 8
  return Buffer.concat([type, movie(sound, range, ticks, length), u32(bytes + 8), ascii('mdat')])
}

function movie(sound: Mp4AudioTrack, range: SampleRange, ticks: number, samplesAt: number): Buffer {
  const { timescale } = sound
  const header = box(
    'mvhd',
    u32(0, 0, 0, timescale, ticks, 0x10000, 0x1000000, 0, 0),
    matrix,
    Buffer.alloc(24),
    u32(2),
  )
  const trackHeader = box('tkhd', u32(7, 0, 0, 1, 0, ticks, 0, 0, 0, 0x1000000), matrix, u32(0, 0))
  const media = box(
    'mdia',
    // The language is "und".
    box('mdhd', u32(0, 0, 0, timescale, ticks, 0x55c40000)),
    box('hdlr', u32(0, 0), ascii('soun'), Buffer.alloc(12), ascii('\0')),
    box(
      'minf',
      box('smhd', u32(0, 0)),
      box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
      sampleTable(sound, range, samplesAt),
    ),
  )
  return box('moov', header, box('trak', trackHeader, media))
}

/** The sample table, with all samples in one chunk. */
function sampleTable(
  { description, sizes, durations }: Mp4AudioTrack,
  { first, count }: SampleRange,
  samplesAt: number,
) {
  const runs = runsOf(durations.subarray(first, first + count))
  return box(
    'stbl',
    description,
    box('stts', u32(0, runs.length / 2), u32(...runs)),
    box('stsc', u32(0, 1, 1, count, 1)),
    box('stsz', u32(0, 0, count), u32(...sizes.subarray(first, first + count))),
    box('stco', u32(0, 1, samplesAt)),
  )
}

/** Run-length encoding: pairs of a count and a duration. */
function runsOf(durations: Uint32Array): number[] {
  const runs: number[] = []
  for (const duration of durations) {
    if (runs.at(-1) === duration) runs[runs.length - 2]! += 1
    else runs.push(1, duration)
  }
  return runs
}
