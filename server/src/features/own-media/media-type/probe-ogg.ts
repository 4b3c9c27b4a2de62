import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { BrokenFile, type ProbedMedia, plausibleDuration } from './probed-media.ts'

type Stream = { serial: number; isVideo: boolean; samplesPerSecond: number; samplesBefore: number }
type Page = { serial: number; isFirst: boolean; position: number; bytes: number; packetAt: number }

const streamsMaximum = 20
/** Room for four pages of the maximum size: 255 segments of 255 bytes, and the header. */
const tailBytes = 4 * 65_307

/** @throws BrokenFile when the file is truncated, or has no audio or video stream (RFC 3533) */
export async function probeOgg(source: ByteSource): Promise<ProbedMedia<'audio/ogg' | 'video/ogg'>> {
  const streams = await readStreams(source)
  const sound = streams.find(({ samplesPerSecond }) => samplesPerSecond > 0)
  const isVideo = streams.some((stream) => stream.isVideo)
  if (!sound && !isVideo) throw new BrokenFile('an Ogg without sound or picture')
  const end = await lastPosition(source, sound?.serial)
  const seconds = sound && end !== null ? (end - sound.samplesBefore) / sound.samplesPerSecond : Number.NaN
  return { type: isVideo ? 'video/ogg' : 'audio/ogg', durationSeconds: plausibleDuration(seconds) }
}

async function readStreams(source: ByteSource): Promise<Stream[]> {
  const streams: Stream[] = []
  let at = 0
  for (let pages = 0; pages < streamsMaximum; pages++) {
    const bytes = await source.read(at, 512)
    const page = readPage(bytes, 0)
    if (!page) throw new BrokenFile('an Ogg that is cut off')
    if (!page.isFirst) break
    streams.push(readStream(page, bytes.subarray(page.packetAt)))
    at += page.bytes
  }
  return streams
}

function readStream({ serial }: Page, packet: Buffer): Stream {
  const begins = (text: string) => packet.toString('latin1', 0, text.length) === text
  const sound = (samplesPerSecond: number, samplesBefore = 0) => ({
    serial,
    isVideo: false,
    samplesPerSecond,
    samplesBefore,
  })
  if (begins('OpusHead') && packet.length >= 12) return sound(48_000, packet.readUInt16LE(10))
  if (begins('\x01vorbis') && packet.length >= 16) return sound(packet.readUInt32LE(12))
  if (begins('\x7fFLAC') && packet.length >= 31) return sound(packet.readUIntBE(27, 3) >>> 4)
  if (begins('Speex   ') && packet.length >= 40) return sound(packet.readUInt32LE(36))
  return { ...sound(0), isVideo: begins('\x80theora') }
}

/** The position of the last page of an audio stream, which is its total number of samples. */
async function lastPosition(source: ByteSource, serial: number | undefined): Promise<number | null> {
  const tail = await source.read(Math.max(0, source.bytes - tailBytes), tailBytes)
  let end = tail.length
  while (end > 0) {
    const at = tail.lastIndexOf('OggS', end - 1, 'latin1')
    const page = at < 0 ? null : readPage(tail, at)
    if (!page) break
    if (at + page.bytes !== end) throw new BrokenFile('an Ogg that is cut off, or has something behind it')
    if (page.serial === serial && page.position >= 0) return page.position
    end = at
  }
  if (end === tail.length) throw new BrokenFile('an Ogg that goes on as something else')
  return null
}

function readPage(bytes: Buffer, at: number): Page | null {
  if (bytes.length < at + 27 || bytes.toString('latin1', at, at + 5) !== 'OggS\0') return null
  const pieces = bytes.readUInt8(at + 26)
  const packetAt = at + 27 + pieces
  if (bytes.length < packetAt) return null
  const length = bytes.subarray(at + 27, packetAt).reduce((sum, piece) => sum + piece, 0)
  return {
    serial: bytes.readUInt32LE(at + 14),
    isFirst: (bytes.readUInt8(at + 5) & 2) > 0,
    position: Number(bytes.readBigInt64LE(at + 6)),
    bytes: 27 + pieces + length,
    packetAt: packetAt - at,
  }
}
