import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueTranscript } from '@verbena/content/catalogue/catalogue-schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRootDirectory } from '../../config/root-directory.ts'
import { spokenRecording, wavOf } from '../../testing/recordings/spoken-recording.ts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { alignRecording } from './align-recording.ts'
import { createAligner } from './aligner.ts'

const catalogue = join(findRootDirectory(import.meta.dirname), 'content', 'catalogue')
const ffmpeg = await findFfmpeg()
const withFfmpeg = createAligner({ ffmpeg })
const alone = createAligner({ ffmpeg: null })
const never = new AbortController().signal

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aligner-'))
})
afterAll(() => rm(folder, { recursive: true }))
const store = async (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
const ofSilence = (seconds: number) => wavOf(new Int16Array(16_000 * seconds), 16_000)

// Few lines: in a new thread the voice takes some seconds for its first words. `aligner.long.test.ts` has more of them.
const spanish = [
  'Mi abuela vive en una casa pequeña cerca del mar.',
  '¿Quieres venir con nosotros el domingo?',
  'El tren sale a las nueve y media.',
  '¡Qué buena idea!',
]
const greek = [
  'Το σπίτι της γιαγιάς μου είναι κοντά στη θάλασσα.',
  'Θέλεις να έρθεις μαζί μας την Κυριακή;',
  'Πρώτα πρέπει να αγοράσουμε ψωμί και τυρί.',
  'Το τρένο φεύγει στις εννέα.',
]

describe('a recording of another voice', { timeout: 60_000 }, () => {
  test.each([
    ['es', spanish, { voice: 'roa/es-419+f2', rate: 130, pauseSeconds: 1.6 }],
    ['el', greek, { voice: 'grk/el+f3', rate: 175 }],
  ] as const)('is aligned line by line (%s)', async (language, lines, manner) => {
    const { wav, starts, seconds } = await spokenRecording(lines, manner)
    const path = await store('spoken.wav', wav)
    const shares: number[] = []
    const alignment = await alone.align(
      { path, type: 'audio/wav', language, lines, durationSeconds: seconds },
      { signal: never, onProgress: (share) => shares.push(share) },
    )
    if (alignment.kind !== 'aligned') throw new Error(alignment.kind)
    expect(median(alignment.lines.map((line, index) => Math.abs(line.start - starts[index]!)))).toBeLessThan(
      0.15,
    )
    expect(alignment.durationSeconds).toBeCloseTo(seconds, 0)
    expect(alignment.lines.flatMap(({ words }) => words).length).toBeGreaterThan(10)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.length).toBeGreaterThan(5)
  })

  test.skipIf(!ffmpeg)('is read by ffmpeg where it is installed', async () => {
    const path = join(catalogue, 'la-tortilla-secreta')
    const { segments } = JSON.parse(
      await readFile(join(path, 'transcript.json'), 'utf8'),
    ) as CatalogueTranscript
    const lines = segments.map(({ text }) => text)
    const file = { path: join(path, 'video.webm'), type: 'video/webm', durationSeconds: null } as const
    const alignment = await withFfmpeg.align({ ...file, language: 'es', lines }, { signal: never })
    if (alignment.kind !== 'aligned') throw new Error(alignment.kind)
    expect(
      median(alignment.lines.map((line, index) => Math.abs(line.start - segments[index]!.start))),
    ).toBeLessThan(0.15)
  })
})

describe('the kind of failure is returned for', { timeout: 60_000 }, () => {
  // This runs without a thread; the tests above and below use one.
  const align = async (bytes: Uint8Array | string, lines: readonly string[] = ['Buenos días.']) => {
    const path = await store('nasty', bytes)
    const recording = { path, type: 'audio/wav', language: 'es', lines, durationSeconds: 5 } as const
    const pacing = { signal: never, onProgress: () => {} }
    return (await alignRecording({ ...recording, ffmpeg: null }, pacing)).kind
  }

  test.each([
    ['an empty file', '', 'unreadable'],
    ['a text in place of a recording', 'not a sound', 'unreadable'],
    ['a recording without samples', ofSilence(0), 'unreadable'],
    ['silence', ofSilence(5), 'otherText'],
    ['a fraction of a second', ofSilence(1).subarray(0, 1000), 'otherText'],
  ])('%s', async (_, bytes, kind) => {
    expect(await align(bytes)).toBe(kind)
  })

  test('noise', async () => {
    const samples = Int16Array.from(
      { length: 80_000 },
      (_, index) => ((index * 7919 + index * index * 31) % 20_000) - 10_000,
    )
    expect(await align(wavOf(samples, 16_000))).toBe('otherText')
  })

  test('a recording without a text', async () => {
    expect(await align(ofSilence(5), [])).toBe('otherText')
  })

  test('a text of punctuation marks only', async () => {
    expect(await align(ofSilence(5), ['...', '—', '♪ ♪', ''])).toBe('otherText')
  })

  test('a film without ffmpeg', async () => {
    const path = await store('film.mp4', 'x'.repeat(1000))
    const recording = { path, type: 'video/mp4', language: 'es', lines: spanish, durationSeconds: 5 } as const
    expect(await alone.align(recording, { signal: never })).toEqual({ kind: 'unreadable' })
    expect([await alone.canRead('video/mp4'), await alone.canRead('audio/wav')]).toEqual([false, true])
  })

  test.skipIf(!ffmpeg)('a playlist with the type of a sound', async () => {
    const secret = await store('secret.wav', ofSilence(5))
    const path = await store('list.mp3', `#EXTM3U\n#EXTINF:5,\nfile://${secret}\n`)
    for (const type of ['audio/mpeg', 'audio/mp4', 'audio/ogg'] as const) {
      const recording = { path, type, language: 'es', lines: spanish, durationSeconds: 5 } as const
      expect(await withFfmpeg.align(recording, { signal: never })).toEqual({ kind: 'unreadable' })
    }
  })
})

test('the aligner knows which languages have a voice', () => {
  expect([alone.speaks('el'), alone.speaks('zh')]).toEqual([true, false])
})

test('an aborted alignment ends, and the next one runs', { timeout: 60_000 }, async () => {
  const path = await store('long.wav', ofSilence(600))
  const recording = { path, type: 'audio/wav', language: 'es', lines: spanish, durationSeconds: 600 } as const
  const stop = new AbortController()
  const first = alone.align(recording, {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  })
  const short = await store('short.wav', ofSilence(1))
  const second = alone.align({ ...recording, path: short, lines: [] }, { signal: never })
  await expect(first).rejects.toThrow('enough')
  expect((await second).kind).toBe('otherText')
})

test('an alignment that is aborted before its turn does not start', async () => {
  const recording = {
    path: '/nowhere',
    type: 'audio/wav',
    language: 'es',
    lines: [],
    durationSeconds: 1,
  } as const
  await expect(alone.align(recording, { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no')
})

test('a file that does not exist is unreadable', async () => {
  const recording = {
    path: '/nowhere',
    type: 'audio/wav',
    language: 'es',
    lines: spanish,
    durationSeconds: 1,
  } as const
  expect(await alone.align(recording, { signal: never })).toEqual({ kind: 'unreadable' })
})
