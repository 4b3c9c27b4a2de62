import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mediaFile } from '../../testing/clients/own-media-client.ts'
import { createFfmpeg } from './ffmpeg.ts'
import { findFfmpeg } from './find-ffmpeg.ts'

const program = await findFfmpeg()
const ffmpeg = createFfmpeg()
const never = new AbortController().signal
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ffmpeg-'))
})
afterAll(() => rm(folder, { recursive: true }))
const store = async (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
const stored = async (name: string, type: UploadType) => ({
  path: await store(name, mediaFile(name)),
  type,
  signal: never,
})
const isJpeg = (bytes: Buffer | null) => bytes?.readUIntBE(0, 3) === 0xffd8ff

describe('the program ffmpeg', () => {
  test('is found in the first folder of PATH where it is executable', async () => {
    const path = await store('ffmpeg', '')
    expect(await findFfmpeg(folder)).toBeNull()
    await chmod(path, 0o755)
    expect(await findFfmpeg(['', '/nowhere', folder].join(delimiter))).toBe(path)
    expect(await findFfmpeg('')).toBeNull()
  })

  test('fails with an error if it is not installed', async () => {
    const none = createFfmpeg(null)
    expect(await none.isInstalled()).toBe(false)
    const input = await stored('tone.mp3', 'audio/mpeg')
    await expect(none.extractPicture(input)).rejects.toThrow('not installed')
    await expect(none.readSound(input).next()).rejects.toThrow('not installed')
  })
})

describe.skipIf(program === null)('with ffmpeg', () => {
  test.each([
    ['tone.mp3', 'audio/mpeg'],
    ['tone.m4a', 'audio/mp4'],
    ['tone.webm', 'audio/webm'],
    ['tone.vorbis.ogg', 'audio/ogg'],
    ['tone.flac', 'audio/flac'],
    ['film.webm', 'video/webm'],
  ] as const)('the sound of %s is 16 kHz of 16 bits', async (name, type) => {
    let bytes = 0
    for await (const piece of ffmpeg.readSound(await stored(name, type))) {
      expect(piece.length % 2).toBe(0)
      bytes += piece.length
    }
    expect(bytes / 32_000).toBeCloseTo(2, 0)
  })

  test('a film has a picture, and a sound file has one only if it has a cover', async () => {
    const film = await stored('film.mp4', 'video/mp4')
    expect(isJpeg(await ffmpeg.extractPicture(film))).toBe(true)
    expect(await ffmpeg.extractPicture({ ...film, fromSeconds: 500 })).toBeNull()
    const sound = await stored('tone.mp3', 'audio/mpeg')
    expect(await ffmpeg.extractPicture(sound)).toBeNull()
    const cover = await store('cover.jpg', (await ffmpeg.extractPicture(film)) ?? '')
    const covered = join(folder, 'covered.mp3')
    const joined = ['-i', sound.path, '-i', cover, '-map', '0:a', '-map', '1:v', '-c', 'copy', covered]
    execFileSync(program ?? '', ['-v', 'quiet', ...joined])
    expect(isJpeg(await ffmpeg.extractPicture({ ...sound, path: covered }))).toBe(true)
  })

  test.each([
    ['a list of files', (other: string) => `ffconcat version 1.0\nfile '${other}'\n`],
    ['a playlist', (other: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile://${other}\n`],
    ['a URL', () => 'http://127.0.0.1/film.mp4'],
    ['an empty file', () => ''],
  ])('%s is not read as a film or a sound, whatever its type', async (_, text) => {
    const { path: other } = await stored('film.mp4', 'video/mp4')
    const path = await store('looks-like.mp4', text(other))
    for (const type of ['video/mp4', 'video/webm', 'audio/ogg', 'audio/mpeg', 'audio/flac'] as const) {
      expect(await ffmpeg.extractPicture({ path, type, signal: never })).toBeNull()
      await expect(drain(ffmpeg.readSound({ path, type, signal: never }))).rejects.toThrow('ffmpeg')
    }
    expect(await readFile(path, 'utf8')).toBe(text(other))
  })

  test('a file name may look like an option or a protocol', async () => {
    for (const name of ['-version', 'concat:a.mp4', 'http:x.mp4']) {
      const path = await store(name, mediaFile('film.mp4'))
      expect(isJpeg(await ffmpeg.extractPicture({ path, type: 'video/mp4', signal: never }))).toBe(true)
    }
  })

  test('an aborted call ends ffmpeg', async () => {
    const film = await stored('film.mp4', 'video/mp4')
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(ffmpeg.extractPicture({ ...film, signal: stopped })).rejects.toThrow('stopped')
    await expect(drain(ffmpeg.readSound({ ...film, signal: stopped }))).rejects.toThrow()
    // The next call runs.
    expect(isJpeg(await ffmpeg.extractPicture(film))).toBe(true)
  })
})

async function drain(pieces: AsyncIterable<Buffer>) {
  for await (const _ of pieces);
}
