import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import { describe, expect, test } from 'vitest'
import { createFfmpeg } from '../../../providers/ffmpeg/ffmpeg.ts'
import { type ByteSource, byteSourceOf } from '../../../providers/storage/byte-source.ts'
import { mediaFile } from '../../../testing/clients/own-media-client.ts'
import { probeMedia } from '../media-type/probe-media.ts'
import type { AudioChunk, ChunkLimits } from './audio-chunk.ts'
import { splitAudio } from './split-audio.ts'

const large = 1_000_000
const ffmpeg = createFfmpeg()

async function gather<T>(source: Iterable<T> | AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of source) all.push(one)
  return all
}

type Kind = { type: UploadType; extension: string; durationSeconds?: number | null }
/** Splits without ffmpeg. @returns null when the file cannot be split */
async function cut(source: ByteSource, kind: Kind, limits: ChunkLimits): Promise<AudioChunk[] | null> {
  const sound = await splitAudio(source, { durationSeconds: null, decode: null, ...kind }, limits)
  if (!sound) return null
  const parts = await gather(sound.chunks)
  expect(sound.total).toBe(parts.length)
  return parts
}

async function bytesOfPart(part: AudioChunk): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of part.open()) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  expect(bytes.length).toBe(part.bytes)
  return bytes
}
/** The bytes repeated several times. */
const repeated = (bytes: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => bytes))

function longWav(seconds: number, loudness: (second: number) => number): Buffer {
  const head = Buffer.from(mediaFile('tone.wav').subarray(0, 44))
  const data = Buffer.alloc(seconds * 16_000)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  head.writeUInt32LE(36 + data.length, 4)
  for (let at = 0; at < data.length; at += 2)
    data.writeInt16LE(Math.round(Math.sin(at) * 8000 * loudness(at / 16_000)), at)
  return Buffer.concat([head, data])
}

test('an MP3 is split between frames: every part can be played, the times are correct and no byte is lost', async () => {
  const file = repeated(mediaFile('plain.mp3'), 20)
  const parts = await cut(
    byteSourceOf(file),
    { type: 'audio/mpeg', extension: 'mp3' },
    { seconds: 7, bytes: large },
  )
  expect(parts?.length).toBeGreaterThan(4)
  const pieces = await Promise.all((parts ?? []).map(bytesOfPart))
  expect(Buffer.concat(pieces).equals(file)).toBe(true)
  for (const [index, piece] of pieces.entries()) {
    const { durationSeconds } = await probeMedia(byteSourceOf(piece))
    const next = parts?.[index + 1]?.startSeconds
    if (next) expect(next - (parts?.[index]?.startSeconds ?? 0)).toBeCloseTo(durationSeconds ?? 0, 1)
    expect(durationSeconds).toBeLessThanOrEqual(7.1)
  }
})

test('other bytes before and between the frames of an MP3 are skipped', async () => {
  const tag = Buffer.from('ID3\x03\0\0\0\0\x07\x76'.padEnd(1024 + 4, '\0'), 'latin1').subarray(0, 10 + 0x3f6)
  const sound = mediaFile('plain.mp3')
  const file = Buffer.concat([tag, sound, Buffer.alloc(700, 1), sound])
  const parts = await cut(
    byteSourceOf(file),
    { type: 'audio/mpeg', extension: 'mp3' },
    { seconds: 600, bytes: large },
  )
  expect(parts).toHaveLength(1)
  expect(parts?.[0]?.bytes).toBeGreaterThan(sound.length * 2)
})

test('a WAV is split in its pauses, and every part is a WAV', async () => {
  const file = longWav(100, (second) => (second % 10 > 9.5 ? 0 : 1))
  const parts = await cut(
    byteSourceOf(file),
    { type: 'audio/wav', extension: 'wav' },
    { seconds: 45, bytes: 10 * large },
  )
  expect(parts?.length).toBe(3)
  for (const part of parts ?? []) {
    expect(part.startSeconds % 10 === 0 || part.startSeconds % 10 > 9.4).toBe(true)
    expect((await probeMedia(byteSourceOf(await bytesOfPart(part)))).type).toBe('audio/wav')
  }
  const data = await Promise.all(
    (parts ?? []).map(async (part) => (await bytesOfPart(part)).subarray(-(part.bytes - 44))),
  )
  expect(Buffer.concat(data).equals(file.subarray(44))).toBe(true)
})

test('a part is never larger than the transcriber accepts', async () => {
  const mp3 = byteSourceOf(repeated(mediaFile('plain.mp3'), 20))
  const wav = byteSourceOf(longWav(100, () => 1))
  for (const parts of [
    await cut(mp3, { type: 'audio/mpeg', extension: 'mp3' }, { seconds: 600, bytes: 20_000 }),
    await cut(wav, { type: 'audio/wav', extension: 'wav' }, { seconds: 600, bytes: 200_000 }),
  ])
    expect(Math.max(...(parts ?? []).map(({ bytes }) => bytes))).toBeLessThanOrEqual(200_000)
})

test('a file that cannot be split is sent whole, or not at all', async () => {
  const source = byteSourceOf(mediaFile('tone.flac'))
  const kind = { type: 'audio/flac' as const, extension: 'flac' }
  const [part, ...others] = (await cut(source, kind, { seconds: 600, bytes: large })) ?? []
  expect(others).toEqual([])
  expect((await bytesOfPart(part as AudioChunk)).equals(mediaFile('tone.flac'))).toBe(true)
  expect(await cut(source, kind, { seconds: 600, bytes: 1000 })).toBeNull()
})

test.each(['film.mp4', 'film.mov', 'tone.m4a'])(
  'the sound of %s is taken out of it, in parts that play by themselves',
  async (name) => {
    const source = byteSourceOf(mediaFile(name))
    const kind = { type: 'video/mp4' as const, extension: 'mp4' }
    const whole = (await cut(source, kind, { seconds: 600, bytes: large })) ?? []
    expect(whole.map(({ type, fileName }) => [type, fileName])).toEqual([['audio/mp4', 'sound.m4a']])
    const parts = (await cut(source, kind, { seconds: 0.5, bytes: large })) ?? []
    expect(parts).toHaveLength(5)
    // AAC encoders add priming samples before the first sound.
    expect(parts[0]?.startSeconds).toBeCloseTo(-0.064, 3)
    const samples = await Promise.all(parts.map(samplesOf))
    expect(Buffer.concat(samples).equals(await samplesOf(whole[0] as AudioChunk))).toBe(true)
    for (const [index, part] of parts.entries()) {
      const { type, durationSeconds } = await probeMedia(byteSourceOf(await bytesOfPart(part)))
      expect(type).toBe('audio/mp4')
      const next = parts[index + 1]?.startSeconds
      if (next) expect(part.startSeconds + (durationSeconds ?? 0)).toBeCloseTo(next, 3)
    }
  },
)

/** The content of the `mdat` box. */
async function samplesOf(part: AudioChunk): Promise<Buffer> {
  const bytes = await bytesOfPart(part)
  const at = bytes.indexOf('mdat', 0, 'latin1')
  expect(bytes.readUInt32BE(at - 4)).toBe(bytes.length - at + 4)
  return bytes.subarray(at + 4)
}

test('a fragmented MP4 is sent whole when it cannot be decoded', async () => {
  const file = mediaFile('fragments.mp4')
  const parts = await cut(
    byteSourceOf(file),
    { type: 'video/mp4', extension: 'mp4' },
    { seconds: 0.5, bytes: large },
  )
  expect(parts?.map(({ bytes, fileName }) => [bytes, fileName])).toEqual([[file.length, 'sound.mp4']])
})

test('wrong sample tables are refused quickly', async () => {
  const film = mediaFile('tone.m4a')
  for (let at = film.indexOf('stbl', 0, 'latin1'); at < film.length - 4; at += 3) {
    const lie = Buffer.from(film)
    lie.writeUInt32BE(0xfffffff0, at)
    const parts = cut(
      byteSourceOf(lie),
      { type: 'audio/mp4', extension: 'm4a' },
      { seconds: 1, bytes: large },
    )
    await parts.catch((error: Error) => expect(error.name).toMatch(/RangeError|BrokenFile/))
  }
})

describe.skipIf(!(await ffmpeg.isInstalled()))('with ffmpeg', () => {
  const never = new AbortController().signal
  const decoded = async (name: string, type: UploadType) => {
    const path = join(import.meta.dirname, '../../../testing/recordings/media', name)
    const decode = () => ffmpeg.readSound({ path, type, signal: never })
    return { decode, samples: Buffer.concat(await gather(decode())) }
  }

  test.each([
    ['film.webm', 'video/webm'],
    ['tone.opus.ogg', 'audio/ogg'],
    ['tone.flac', 'audio/flac'],
    ['fragments.mp4', 'video/mp4'],
  ] as const)('%s, too large for the transcriber, is decoded and split without loss', async (name, type) => {
    const { decode, samples } = await decoded(name, type)
    const file = { type, extension: 'x', durationSeconds: samples.length / 32_000, decode }
    const sound = await splitAudio(byteSourceOf(mediaFile(name)), file, { seconds: 0.5, bytes: 12_000 })
    const parts = await gather(sound?.chunks ?? [])
    expect(parts.length).toBeGreaterThan(4)
    expect(Math.abs(parts.length - (sound?.total ?? 0))).toBeLessThanOrEqual(parts.length / 2)
    let before = 0
    const pieces: Buffer[] = []
    for (const part of parts) {
      const bytes = await bytesOfPart(part)
      expect([part.bytes <= 12_000, part.startSeconds]).toEqual([true, before / 32_000])
      expect(await probeMedia(byteSourceOf(bytes))).toMatchObject({ type: 'audio/wav' })
      pieces.push(bytes.subarray(44))
      before += bytes.length - 44
    }
    expect(Buffer.concat(pieces).equals(samples)).toBe(true)
  })

  test('a file that the transcriber accepts whole is decoded only when it is long', async () => {
    const { decode } = await decoded('tone.flac', 'audio/flac')
    const file = { type: 'audio/flac' as const, extension: 'flac', decode }
    const limits = { seconds: 1, bytes: large }
    const source = byteSourceOf(mediaFile('tone.flac'))
    const typesOf = async (durationSeconds: number | null) => {
      const sound = await splitAudio(source, { ...file, durationSeconds }, limits)
      return (await gather(sound?.chunks ?? [])).map(({ type }) => type)
    }
    expect([await typesOf(1), await typesOf(null)]).toEqual([['audio/flac'], ['audio/flac']])
    expect(new Set(await typesOf(2))).toEqual(new Set(['audio/wav']))
  })
})
