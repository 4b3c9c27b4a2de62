import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CatalogueItem,
  type CatalogueTranscript,
  catalogueTranscriptSchema,
} from '../../src/catalogue/catalogue-schema.ts'
import { loudnessOf, peakOf, pitchOf, readSound, sampleRate } from './sound/sound.ts'
import { lineWords } from './speech/line-words.ts'
import type { Track } from './track.ts'

export const outputFiles = ['transcript.json', 'video.webm', 'video.mp4', 'poster.webp'] as const

const onsetToleranceSeconds = 0.06
const durationSeconds = { least: 60, most: 120 }
const fileBytes = 1.2e6

/** `problems` is empty if the item may be shown; `summary` is one line of figures. */
type Verdict = { problems: string[]; summary: string }

/** Measures the finished files of one item. */
export function checkItem(item: CatalogueItem, folder: string): Verdict {
  const missing = outputFiles.filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0) return { problems: [`missing: ${missing.join(', ')}`], summary: '' }
  const transcript = catalogueTranscriptSchema.parse(
    JSON.parse(readFileSync(join(folder, 'transcript.json'), 'utf8')),
  )
  const problems = checkTranscript(item, transcript)
  const figures = [`${transcript.durationSeconds.toFixed(1)} s`]
  for (const name of ['video.webm', 'video.mp4'] as const) {
    const path = join(folder, name)
    const sound = readSound(path)
    const size = statSync(path).size
    const peak = 20 * Math.log10(peakOf(sound))
    const length = sound.length / sampleRate
    if (size > fileBytes) problems.push(`${name} has ${size} bytes`)
    if (peak >= 0) problems.push(`${name} peaks at ${peak.toFixed(1)} dBFS`)
    if (Math.abs(length - transcript.durationSeconds) > 0.2)
      problems.push(`${name} has ${length.toFixed(1)} s of sound`)
    figures.push(`${name} ${Math.round(size / 1000)} kB, peak ${peak.toFixed(1)} dBFS`)
    if (item.kind === 'song') continue
    const worst = Math.max(
      ...transcript.segments.map(({ start }) => Math.abs(onsetAfter(sound, start) - start)),
    )
    if (worst > onsetToleranceSeconds)
      problems.push(`${name}: the start of a line differs by ${Math.round(worst * 1000)} ms`)
    figures.push(`onset error at most ${Math.round(worst * 1000)} ms`)
  }
  return { problems, summary: figures.join(', ') }
}

function checkTranscript(item: CatalogueItem, transcript: CatalogueTranscript): string[] {
  const problems: string[] = []
  const { least, most } = durationSeconds
  if (transcript.durationSeconds < least || transcript.durationSeconds > most) {
    problems.push(`lasts ${transcript.durationSeconds} s, not ${least} to ${most}`)
  }
  if (transcript.segments.length !== item.lines.length)
    problems.push('the transcript has other lines than the item')
  transcript.segments.forEach((segment, index) => {
    const line = item.lines[index]
    const words = lineWords(line?.text ?? '').map((word) => word.text)
    if (segment.text !== line?.text || words.join(' ') !== segment.words.map((word) => word.text).join(' ')) {
      problems.push(`words of line ${index + 1} differ: "${segment.text}"`)
    }
    const end = segment.start + segment.duration + 0.001
    const inOrder = segment.words.every(
      (word, i) => word.end > word.start && word.start >= (segment.words[i - 1]?.start ?? 0),
    )
    if (!inOrder || segment.words.some((word) => word.start < segment.start - 0.001 || word.end > end)) {
      problems.push(`word times of line ${index + 1} are out of order or outside the line`)
    }
    if (segment.start < (transcript.segments[index - 1]?.start ?? 0))
      problems.push(`line ${index + 1} starts too early`)
  })
  return problems
}

/** The second at which sound begins near a given second, after an expected silence of 0.3 s. */
function onsetAfter(sound: Float32Array, start: number): number {
  const window = 0.01
  for (let time = start - 0.3; time < start + 1; time += window / 4) {
    const from = Math.max(0, Math.round(time * sampleRate))
    if (loudnessOf(sound.subarray(from, from + Math.round(window * sampleRate)), -1) > 0.012)
      return time + window / 2
  }
  return Infinity
}

/** The deviation of the sung notes from the written ones in cents. Notes that are too short or noisy are counted. */
export function pitchErrors(track: Track): {
  median: number
  worst: number
  measured: number
  notes: number
} {
  const errors = track.notes
    .map(({ start, end, frequency }) => {
      const middle = (start + end) / 2
      const half = Math.min(0.12, (end - start) / 3)
      const part = track.voice.subarray(
        Math.round((middle - half) * sampleRate),
        Math.round((middle + half) * sampleRate),
      )
      const pitch = pitchOf(part)
      return pitch === null ? null : Math.abs(1200 * Math.log2(pitch / frequency))
    })
    .filter((error) => error !== null)
    .sort((a, b) => a - b)
  return {
    median: errors[errors.length >> 1] ?? Infinity,
    worst: errors.at(-1) ?? Infinity,
    measured: errors.length,
    notes: track.notes.length,
  }
}
