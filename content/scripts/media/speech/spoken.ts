import type { CatalogueItem } from '../../../src/catalogue/catalogue-schema.ts'
import { addAt, loudnessOf, sampleRate, scale, soundingRange } from '../sound/sound.ts'
import type { Track } from '../track.ts'
import { speak } from './speak.ts'
import { timeWords } from './words.ts'

const leadInSeconds = 1
const tailSeconds = 1
const gapSeconds = { afterQuestion: 0.45, usual: 0.6, sceneChange: 1 }
const lineLoudness = 0.14

/** Speaks all lines of a video in the voices of their speakers, with natural pauses. */
export function speakItem(item: CatalogueItem, workFolder: string): Track {
  const segments: Track['segments'] = []
  const spoken: Float32Array[] = []
  let now = leadInSeconds
  item.lines.forEach((line, index) => {
    const voice = item.voices[line.speaker]
    if (!voice) throw new Error(`${item.id}: no voice for ${line.speaker}`)
    const speech = speak(line.text, { ...voice, language: item.language }, workFolder)
    const [from, to] = soundingRange(speech.samples)
    const samples = speech.samples.slice(from, to)
    scale(samples, lineLoudness / Math.max(1e-6, loudnessOf(samples)))
    const duration = samples.length / sampleRate
    const trimmed = from / sampleRate
    const inside = (time: number): number => now + Math.min(duration, Math.max(0, time - trimmed))
    const words = timeWords(line.text, speech).map(({ text, start, end }) => ({
      text,
      start: inside(start),
      end: inside(end),
    }))
    segments.push({ line, start: now, end: now + duration, words })
    spoken.push(samples)
    now += duration + gapAfter(item.lines, index)
  })
  const voice = new Float32Array(Math.ceil((segments.at(-1)!.end + tailSeconds) * sampleRate))
  segments.forEach((segment, index) => {
    addAt(voice, spoken[index]!, segment.start)
  })
  return { voice, mix: voice, segments, notes: [], loudness: -18, ceiling: 0.6 }
}

function gapAfter(lines: CatalogueItem['lines'], index: number): number {
  const next = lines[index + 1]
  if (!next) return 0
  if (next.scene !== lines[index]!.scene) return gapSeconds.sceneChange
  return /\?\P{L}*$/u.test(lines[index]!.text) ? gapSeconds.afterQuestion : gapSeconds.usual
}
