import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { childBoxes, findBox, type Mp4Box, mp4Boxes } from './mp4-boxes.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

/** Boxes that may occur at the top level; another name means another format, or hidden content. */
const topLevelBoxes = new Set(
  'ftyp moov mdat free skip wide uuid moof mfra sidx ssix styp pdin meta emsg prft udta pnot mpvd'.split(' '),
)
const tracksMaximum = 50

/** Probes MP4, M4A and QuickTime. @throws BrokenFile when the file is truncated, or has no audio or video track */
export async function probeMp4(source: ByteSource): Promise<ProbedMedia<'video/mp4' | 'audio/mp4'>> {
  const boxes = await mp4Boxes(source, 0, source.bytes)
  const unknownBox = boxes.find(({ name }) => !topLevelBoxes.has(name))
  const movie = boxes.find(({ name }) => name === 'moov')
  if (unknownBox || !movie) throw new BrokenFile('an MP4 without a film, or with something else in it')
  const kinds = await trackKinds(source, movie)
  if (!kinds.includes('vide') && !kinds.includes('soun'))
    throw new BrokenFile('an MP4 without sound or picture')
  return {
    type: kinds.includes('vide') ? 'video/mp4' : 'audio/mp4',
    durationSeconds: await durationOf(source, movie),
  }
}

async function trackKinds(source: ByteSource, movie: Mp4Box): Promise<string[]> {
  const tracks = (await childBoxes(source, movie))
    .filter(({ name }) => name === 'trak')
    .slice(0, tracksMaximum)
  const kinds: string[] = []
  for (const track of tracks) {
    const handler = await findBox(source, track, ['mdia', 'hdlr'])
    if (handler) kinds.push((await source.read(handler.at + 8, 4)).toString('latin1'))
  }
  return kinds
}

async function durationOf(source: ByteSource, movie: Mp4Box): Promise<number | null> {
  const header = (await childBoxes(source, movie)).find(({ name }) => name === 'mvhd')
  if (!header) return null
  const { scale, ticks } = readTimes(await source.read(header.at, 32))
  if (ticks > 0) return plausibleDuration(ticks / scale)
  // A fragmented file may have its duration in the `mehd` box.
  const fragments = await findBox(source, movie, ['mvex', 'mehd'])
  if (!fragments) return null
  const bytes = await source.read(fragments.at, 12)
  return plausibleDuration(readTicks(bytes, 4, bytes[0] === 1) / scale)
}

/** Times have 8 bytes in version 1 of a box, and 4 in version 0. */
export function readTimes(bytes: Buffer): { scale: number; ticks: number } {
  const isLong = bytes[0] === 1
  const scaleAt = isLong ? 20 : 12
  if (bytes.length < scaleAt + 4) throw new BrokenFile('an MP4 with a short header')
  return { scale: bytes.readUInt32BE(scaleAt), ticks: readTicks(bytes, scaleAt + 4, isLong) }
}

function readTicks(bytes: Buffer, at: number, isLong: boolean): number {
  if (bytes.length < at + (isLong ? 8 : 4)) return 0
  const ticks = isLong ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
  // All bits set means "unknown".
  return ticks >= (isLong ? 2 ** 63 : 0xffffffff) ? 0 : ticks
}
