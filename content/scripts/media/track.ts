import { join } from 'node:path'
import type { CatalogueItem, CatalogueTranscript } from '../../src/catalogue/catalogue-schema.ts'
import { run } from './shell.ts'
import { peakOf, sampleRate, scale, writeWav } from './sound/sound.ts'
import type { WordTime } from './speech/words.ts'

/** The sound of an item and the times of its lines, in seconds. */
export type Track = {
  /** The voice alone, for moving mouths and measuring notes. */
  voice: Float32Array
  /** Voice and accompaniment; the same array as `voice` without accompaniment. */
  mix: Float32Array
  segments: { line: CatalogueItem['lines'][number]; start: number; end: number; words: WordTime[] }[]
  /** The written notes in Hz. */
  notes: { start: number; end: number; frequency: number }[]
  /** The target loudness in LUFS. */
  loudness: number
  ceiling: number
}

const milliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000

export function transcriptOf(item: CatalogueItem, track: Track): CatalogueTranscript {
  return {
    durationSeconds: milliseconds(track.mix.length / sampleRate),
    segments: track.segments.map(({ line, start, end, words }) => ({
      text: line.text,
      start: milliseconds(start),
      duration: milliseconds(end - start),
      // A song has one voice, so its lines need no speaker.
      ...(item.kind === 'video' ? { speaker: item.voices[line.speaker]!.name } : {}),
      translations: line.translations,
      words: words.map((word) => ({
        text: word.text,
        start: milliseconds(word.start),
        end: milliseconds(word.end),
      })),
    })),
  }
}

/**
 * Scales a track to its target loudness and writes it as WAV. Peaks above the ceiling are rounded off, because a gain that
 * changes with time would pump in the pauses between lines. @returns the path of the file
 */
export function master(track: Track, workFolder: string): string {
  const rough = join(workFolder, 'rough.wav')
  writeWav(rough, scale(track.mix.slice(), 0.5 / Math.max(1e-6, peakOf(track.mix))))
  const { stderr } = run('ffmpeg', [
    '-hide_banner',
    '-nostats',
    '-i',
    rough,
    '-af',
    'ebur128',
    '-f',
    'null',
    '-',
  ])
  const measured = Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1])
  if (!Number.isFinite(measured)) throw new Error(`ffmpeg measured no loudness\n${stderr}`)
  const gain = (10 ** ((track.loudness - measured) / 20) * 0.5) / Math.max(1e-6, peakOf(track.mix))
  const finished = join(workFolder, 'sound.wav')
  writeWav(
    finished,
    track.mix.map((sample) => roundOff(sample * gain, track.ceiling)),
  )
  return finished
}

function roundOff(sample: number, ceiling: number): number {
  const knee = 0.6 * ceiling
  const size = Math.abs(sample)
  if (size <= knee) return sample
  return Math.sign(sample) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)))
}
