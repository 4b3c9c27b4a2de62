import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { childBoxes, findBox, type Mp4Box, mp4Boxes } from './mp4-boxes.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

/** What may stand side by side in a file: another name is another format, or something hidden. */
const known = new Set(
  'ftyp moov mdat free skip wide uuid moof mfra sidx ssix styp pdin meta emsg prft udta pnot mpvd'.split(' '),
)
const tracksMaximum = 50

/** MP4, M4A and QuickTime. @throws BrokenFile when it is cut off, or holds nothing that is played (a picture) */
export async function probeMp4(source: ByteSource): Promise<ProbedMedia<'video/mp4' | 'audio/mp4'>> {
  const boxes = await mp4Boxes(source, 0, source.bytes)
  const stranger = boxes.find(({ name }) => !known.has(name))
  const movie = boxes.find(({ name }) => name === 'moov')
  if (stranger || !movie) throw new BrokenFile('an MP4 without a film, or with something else in it')
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
  // Of a file in fragments the whole is told elsewhere, if at all.
  const fragments = await findBox(source, movie, ['mvex', 'mehd'])
  if (!fragments) return null
  const bytes = await source.read(fragments.at, 12)
  return plausibleDuration(readTicks(bytes, 4, bytes[0] === 1) / scale)
}

/** Times are of 8 bytes in version 1, of 4 before. */
export function readTimes(bytes: Buffer): { scale: number; ticks: number } {
  const isLong = bytes[0] === 1
  const scaleAt = isLong ? 20 : 12
  if (bytes.length < scaleAt + 4) throw new BrokenFile('an MP4 with a short header')
  return { scale: bytes.readUInt32BE(scaleAt), ticks: readTicks(bytes, scaleAt + 4, isLong) }
}

function readTicks(bytes: Buffer, at: number, isLong: boolean): number {
  if (bytes.length < at + (isLong ? 8 : 4)) return 0
  const ticks = isLong ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
  // All ones stand for "not known".
  return ticks >= (isLong ? 2 ** 63 : 0xffffffff) ? 0 : ticks
}
