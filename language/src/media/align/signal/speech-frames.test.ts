import { describe, expect, test } from 'vitest'
import { cepstraPerFrame, type SoundFeatures } from './sound-features.ts'
import { pauseFrames, speechFrames } from './speech-frames.ts'

/** A sound of consecutive spans with so many frames at so many decibels. */
function loud(...spans: [frames: number, decibels: number][]): SoundFeatures {
  const loudness = Float32Array.from(
    spans.flatMap(([frames, decibels]) => Array.from({ length: frames }, () => decibels)),
  )
  const frames = loudness.length
  return { frames, loudness, cepstra: new Float32Array(frames * cepstraPerFrame) }
}
/** The lengths of consecutive spans of equal marks. */
function spansOf(marks: Uint8Array): [mark: number, frames: number][] {
  const spans: [number, number][] = []
  for (const mark of marks) {
    const last = spans.at(-1)
    if (last?.[0] === mark) last[1] += 1
    else spans.push([mark, 1])
  }
  return spans
}

describe('frames of speech', () => {
  test.each([
    ['in a quiet room', -70, -20],
    ['in a recording that is too quiet', -90, -60],
    ['over the hum of a machine', -35, -15],
  ])('are found between quieter frames, %s', (_, quiet, speech) => {
    const sound = loud([100, quiet], [200, speech], [50, quiet], [100, speech])
    expect(spansOf(speechFrames(sound))).toEqual([
      [0, 100],
      [1, 200],
      [0, 50],
      [1, 100],
    ])
  })

  test('are not found in a constant sound or without frames', () => {
    expect(spansOf(speechFrames(loud([100, -30])))).toEqual([[0, 100]])
    expect(speechFrames(loud())).toHaveLength(0)
  })
})

describe('pauses of a synthetic voice', () => {
  test('are silences that are longer than a consonant', () => {
    const sound = loud([50, -20], [8, -100], [50, -20], [30, -100], [20, -20])
    expect(spansOf(pauseFrames(sound))).toEqual([
      [0, 108],
      [1, 30],
      [0, 20],
    ])
  })

  test('can be at both ends', () => {
    expect(spansOf(pauseFrames(loud([12, -100], [10, -20], [12, -61])))).toEqual([
      [1, 12],
      [0, 10],
      [1, 12],
    ])
    expect(pauseFrames(loud())).toHaveLength(0)
  })
})
