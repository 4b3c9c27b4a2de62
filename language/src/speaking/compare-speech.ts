import { dynamicTimeWarp, type WarpPath } from '../media/align/dynamic-time-warping.ts'
import { meanDistance } from '../media/align/frame-distance.ts'
import type { PlacedWord } from '../media/align/place-words.ts'
import { alignedSampleRate } from '../media/align/signal/mel-filters.ts'
import { createResampler } from '../media/align/signal/resample.ts'
import { createFeatureReader, frameRate, type SoundFeatures } from '../media/align/signal/sound-features.ts'
import { speechSpan } from './speech-span.ts'
import { syllablesOf } from './syllables.ts'

/** How similar a part is to the original. */
export type SoundGrade = 'close' | 'near' | 'off'

/** A part of the text and how closely it was pronounced; `cost` as in `SpeechComparison`. */
export type SoundPart = { text: string; grade: SoundGrade; cost: number }
/** A word, with its syllables in `parts`. */
export type ComparedWord = SoundPart & { parts: SoundPart[] }
/** A learner's recording compared with the reference recording. */
export type SpeechComparison = {
  grade: SoundGrade
  /** 0 if both sound the same, about 1 if they are unrelated. */
  cost: number
  words: ComparedWord[]
}

/** Samples of -1 to 1 at 16 kHz, mono. */
type Sound = Float32Array

/** Vocal tracts differ in length. The recording is compared as it is, and with all resonances shifted up and down. */
const vocalTracts = [
  [1, 1],
  [10, 9],
  [10, 11],
] as const

/**
 * The highest cost of each grade. Other synthetic voices cost 0.2 to 0.65 when they say the same words, and 0.6 to 1.1 when
 * they say other words (`server/src/features/listening/speaking-calibration.long.test.ts`). People differ more from a
 * synthetic voice than another synthetic voice does, so the limits are close to the cost of other words.
 */
const limits: Record<'whole' | 'word' | 'part', { close: number; near: number }> = {
  whole: { close: 0.62, near: 0.74 },
  word: { close: 0.64, near: 0.8 },
  part: { close: 0.66, near: 0.84 },
}
const gradeOf = (cost: number, { close, near }: (typeof limits)['whole']): SoundGrade =>
  cost <= close ? 'close' : cost <= near ? 'near' : 'off'

/**
 * Compares a recording with a reference of the same text. The cepstra of both are warped onto each other in time, and
 * the remaining difference is reported for each word and syllable.
 * @param words of the reference, with their times in seconds
 * @param yieldControl awaited between steps, so that the page stays responsive
 * @returns null if one of the two has no speech
 */
export async function compareSpeech(
  sounds: { reference: Sound; recording: Sound; words: readonly PlacedWord[] },
  yieldControl: () => Promise<void>,
): Promise<SpeechComparison | null> {
  const [referenceSpan, recordingSpan] = [speechSpan(sounds.reference), speechSpan(sounds.recording)]
  if (!referenceSpan || !recordingSpan) return null
  const reference = await featuresOf(
    sounds.reference.subarray(referenceSpan.from, referenceSpan.to),
    yieldControl,
  )
  const recording = sounds.recording.subarray(recordingSpan.from, recordingSpan.to)
  let costs = new Float64Array(0)
  for (const vocalTract of vocalTracts) {
    const found = costsAlong(
      reference,
      await featuresOf(shiftResonances(recording, vocalTract), yieldControl),
    )
    if (costs.length === 0 || meanOf(found) < meanOf(costs)) costs = found
    await yieldControl()
  }
  if (costs.length === 0) return null
  const offset = referenceSpan.from / alignedSampleRate
  const cost = meanOf(costs)
  return {
    cost,
    grade: gradeOf(cost, limits.whole),
    words: sounds.words.map(({ text, start, end }) =>
      gradeWord({ text, start: start - offset, end: end - offset }, costs),
    ),
  }
}

/** Samples of a quarter of a second, after which control is yielded. */
const sliceSamples = alignedSampleRate / 4

async function featuresOf(samples: Sound, yieldControl: () => Promise<void>): Promise<SoundFeatures> {
  const reader = createFeatureReader()
  for (let from = 0; from < samples.length; from += sliceSamples) {
    reader.push(samples.subarray(from, from + sliceSamples))
    await yieldControl()
  }
  return reader.finish()
}

/** Resamples a recording, which changes its speed and its resonances. The warp removes the change of speed again. */
function shiftResonances(samples: Sound, [from, to]: readonly [number, number]): Sound {
  if (from === to) return samples
  const resampler = createResampler(from, to)
  const [most, rest] = [resampler.push(samples), resampler.finish()]
  const whole = new Float32Array(most.length + rest.length)
  whole.set(most)
  whole.set(rest, most.length)
  return whole
}

/** The difference of the recording at each frame of the reference. The unit is the difference between random sounds. */
function costsAlong(reference: SoundFeatures, recording: SoundFeatures): Float64Array<ArrayBuffer> {
  const rows = reference.frames
  if (rows === 0 || recording.frames === 0) return new Float64Array(0)
  const path: WarpPath = {
    first: new Int32Array(rows),
    last: new Int32Array(rows),
    distance: new Float32Array(rows),
  }
  const usual = meanDistance(reference.cepstra, recording.cepstra)
  dynamicTimeWarp(
    {
      reference: reference.cepstra,
      recording: recording.cepstra,
      isPause: new Uint8Array(rows),
      pauseDistance: usual,
    },
    {
      corridor: { from: new Int32Array(rows), to: new Int32Array(rows).fill(recording.frames) },
      rows: [0, rows],
      anchor: 0,
      isLast: true,
    },
    path,
  )
  const pace = recording.frames / rows
  return Float64Array.from(path.distance, (distance, row) => distance / usual + warpStrain(path, row, pace))
}

/** The frames before and after over which the strain of the warp is measured. */
const strainReach = 12
const strainWeight = 0.12

/** How much the warp squeezes or stretches the recording around a frame. The warp squeezes sounds that do not match. */
function warpStrain({ first, last }: WarpPath, row: number, pace: number): number {
  const [from, to] = [Math.max(0, row - strainReach), Math.min(first.length - 1, row + strainReach)]
  const taken = last[to]! - first[from]! + 1
  const fair = (to - from + 1) * pace
  return strainWeight * Math.abs(Math.log(taken / fair))
}

const meanOf = (costs: Float64Array) => costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length)

function gradeWord({ text, start, end }: PlacedWord, costs: Float64Array): ComparedWord {
  const cost = costBetween(costs, start, end)
  const letters = text.length
  let before = 0
  const parts = syllablesOf(text).map((part) => {
    const at = (count: number) => start + ((end - start) * count) / letters
    const partCost = costBetween(costs, at(before), at(before + part.length))
    before += part.length
    return { text: part, cost: partCost, grade: gradeOf(partCost, limits.part) }
  })
  return { text, cost, grade: gradeOf(cost, limits.word), parts }
}

/** A sound influences its neighbours, so frames on either side of a part count too. */
const margin = 2

function costBetween(costs: Float64Array, start: number, end: number): number {
  const from = Math.max(0, Math.min(costs.length - 1, Math.round(start * frameRate) - margin))
  const to = Math.max(from + 1, Math.min(costs.length, Math.round(end * frameRate) + margin))
  return meanOf(costs.subarray(from, to))
}
