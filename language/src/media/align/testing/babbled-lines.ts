import type { AlignedLine, ReferenceLine } from '../align-text.ts'
import { babble, joinSounds, silence } from './babble.ts'

const pauseSeconds = 0.3
const syllablesPerLine = 10

/** Synthesises lines with pauses between them. */
export function speak(lines: number, { seconds = 0.2, vocalTract = 1, pause = pauseSeconds } = {}) {
  const sounds: Float32Array[] = [silence(pause)]
  const referenceLines: ReferenceLine[] = []
  let now = pause
  for (let line = 0; line < lines; line++) {
    const { samples, starts, end } = babble({
      syllables: syllablesPerLine,
      seconds,
      vocalTract,
      seed: `line ${line}`,
    })
    const words = starts.map((start, index) => ({
      text: String(index),
      start: now + start,
      end: now + (starts[index + 1] ?? end),
    }))
    referenceLines.push({ start: now, end: now + end, words })
    sounds.push(samples, silence(pause))
    now += end + pause
  }
  return { samples: joinSounds(...sounds), lines: referenceLines }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The errors of the starts of lines and words, in seconds. */
export function errorsOf(found: AlignedLine[], truth: ReferenceLine[]) {
  const lines = found.map((line, index) => Math.abs(line.start - truth[index]!.start))
  const words = found.flatMap((line, index) =>
    line.words.map((word, place) => Math.abs(word.start - truth[index]!.words[place]!.start)),
  )
  return { line: median(lines), word: median(words), worst: Math.max(...lines), words: words.length }
}
