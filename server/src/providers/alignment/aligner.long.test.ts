import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spokenRecording } from '../../testing/recordings/spoken-recording.ts'
import { createAligner } from './aligner.ts'

const lines = [
  'Mi abuela vive en una casa pequeña cerca del mar.',
  '¿Quieres venir con nosotros el domingo?',
  'Primero tenemos que comprar pan, queso y fruta.',
  'El tren sale a las nueve y media.',
  'No te olvides del paraguas, porque va a llover.',
  '¡Qué buena idea!',
]
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity

test.each([
  { voice: 'roa/es+m7', rate: 190 },
  { voice: 'roa/es-419+f2', rate: 130, pauseSeconds: 1.6 },
])('six lines of another voice are aligned line by line: $voice', async (manner) => {
  const { wav, starts, seconds } = await spokenRecording(lines, manner)
  const folder = await mkdtemp(join(tmpdir(), 'aligner-'))
  const path = join(folder, 'spoken.wav')
  await writeFile(path, wav)
  const shares: number[] = []
  const alignment = await createAligner({ ffmpeg: null }).align(
    { path, type: 'audio/wav', language: 'es', lines, durationSeconds: seconds },
    { signal: new AbortController().signal, onProgress: (share) => shares.push(share) },
  )
  await rm(folder, { recursive: true })
  if (alignment.kind !== 'aligned') throw new Error(alignment.kind)
  const errors = alignment.lines.map((line, index) => Math.abs(line.start - starts[index]!))
  expect(median(errors)).toBeLessThan(0.15)
  expect(alignment.durationSeconds).toBeCloseTo(seconds, 0)
  expect(alignment.lines.flatMap(({ words }) => words).length).toBeGreaterThan(10)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.length).toBeGreaterThan(5)
})
