import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { childBoxes, findBox, type Mp4Box, mp4Boxes } from '../media-type/mp4-boxes.ts'
import { readTimes } from '../media-type/probe-mp4.ts'

/** The audio track of an MP4: offsets, sizes and durations of its samples. */
export type Mp4AudioTrack = {
  /** Ticks per second. */
  timescale: number
  /** Duration of the first samples that a player skips, because they only prime the decoder. */
  skippedTicks: number
  /** The complete `stsd` box, which describes how the samples are decoded. */
  description: Buffer
  sizes: Uint32Array
  offsets: Float64Array
  /** In ticks. */
  durations: Uint32Array
}

/** A day of AAC has 4 million samples. */
const samplesMaximum = 5_000_000
const tableBytesMaximum = 64 * 1024 * 1024

/** The first audio track; null when there is none, or when its samples are not in the `moov` box (a fragmented MP4). */
export async function readMp4AudioTrack(source: ByteSource): Promise<Mp4AudioTrack | null> {
  const movie = (await mp4Boxes(source, 0, source.bytes)).find(({ name }) => name === 'moov')
  const track = movie && (await findAudioTrack(source, movie))
  const table = track && (await findBox(source, track, ['mdia', 'minf', 'stbl']))
  const header = track && (await findBox(source, track, ['mdia', 'mdhd']))
  if (!table || !header) return null
  const boxes = await childBoxes(source, table)
  const read = async (name: string) =>
    readTable(
      source,
      boxes.find((box) => box.name === name),
    )
  const [description, times, groups, sizes, near, far] = [
    boxes.find(({ name }) => name === 'stsd'),
    await read('stts'),
    await read('stsc'),
    await read('stsz'),
    await read('stco'),
    await read('co64'),
  ]
  const chunks = near ?? far
  if (!description || !times || !groups || !sizes || !chunks) return null
  const sizeList = sizesOf(sizes)
  if (sizeList.length === 0) return null
  return {
    timescale: readTimes(await source.read(header.at, 36)).scale,
    skippedTicks: await readSkipped(source, track),
    description: await source.read(description.at - 8, description.bytes + 8),
    sizes: sizeList,
    offsets: offsetsOf(sizeList, groups, chunks, near ? 4 : 8),
    durations: durationsOf(times, sizeList.length),
  }
}

async function findAudioTrack(source: ByteSource, movie: Mp4Box): Promise<Mp4Box | undefined> {
  for (const box of await childBoxes(source, movie)) {
    const handler = box.name === 'trak' ? await findBox(source, box, ['mdia', 'hdlr']) : undefined
    if (handler && (await source.read(handler.at + 8, 4)).toString('latin1') === 'soun') return box
  }
  return undefined
}

/** Start of the first edit that is not empty (`elst`). */
async function readSkipped(source: ByteSource, track: Mp4Box): Promise<number> {
  const list = await findBox(source, track, ['edts', 'elst'])
  const table = await source.read(list?.at ?? 0, list ? Math.min(list.bytes, 1000) : 0)
  const isLong = table[0] === 1
  const entryBytes = isLong ? 20 : 12
  for (let at = 8; at + entryBytes <= table.length; at += entryBytes) {
    const begins = isLong ? Number(table.readBigInt64BE(at + 8)) : table.readInt32BE(at + 4)
    if (begins >= 0) return begins
  }
  return 0
}

/** The content of a box without version and flags. */
async function readTable(source: ByteSource, box: Mp4Box | undefined): Promise<Buffer | undefined> {
  if (!box || box.bytes < 8 || box.bytes > tableBytesMaximum) return undefined
  return source.read(box.at + 4, box.bytes - 4)
}

function sizesOf(table: Buffer): Uint32Array {
  const [same, count] = [table.readUInt32BE(0), table.readUInt32BE(4)]
  if (count > samplesMaximum || (same === 0 && table.length < 8 + 4 * count))
    throw new RangeError('sample sizes')
  return Uint32Array.from({ length: count }, (_, at) => same || table.readUInt32BE(8 + 4 * at))
}

/** The table has runs of samples with the same duration. */
function durationsOf(table: Buffer, count: number): Uint32Array {
  const durations = new Uint32Array(count)
  const runs = table.readUInt32BE(0)
  let sample = 0
  for (let run = 0; run < runs && sample < count; run++) {
    const [length, ticks] = [table.readUInt32BE(4 + 8 * run), table.readUInt32BE(8 + 8 * run)]
    durations.fill(ticks, sample, Math.min(count, sample + length))
    sample += length
  }
  return durations
}

/** The samples of a chunk are adjacent; `groups` has the number of samples per chunk, from a given chunk on. */
function offsetsOf(sizes: Uint32Array, groups: Buffer, chunks: Buffer, width: 4 | 8): Float64Array {
  const offsets = new Float64Array(sizes.length)
  const groupCount = groups.readUInt32BE(0)
  const chunkCount = chunks.readUInt32BE(0)
  let [sample, group] = [0, 0]
  for (let chunk = 0; chunk < chunkCount && sample < sizes.length; chunk++) {
    while (group + 1 < groupCount && groups.readUInt32BE(4 + 12 * (group + 1)) <= chunk + 1) group++
    const inChunk = groups.readUInt32BE(8 + 12 * group)
    let at = width === 4 ? chunks.readUInt32BE(4 + 4 * chunk) : Number(chunks.readBigUInt64BE(4 + 8 * chunk))
    for (let left = inChunk; left > 0 && sample < sizes.length; left--, sample++) {
      offsets[sample] = at
      at += sizes[sample] ?? 0
    }
  }
  if (sample < sizes.length) throw new RangeError('sample places')
  return offsets
}
