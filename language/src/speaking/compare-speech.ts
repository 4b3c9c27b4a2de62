import { dynamicTimeWarp, type WarpPath } from '../media/align/dynamic-time-warping.ts'
import { meanDistance } from '../media/align/frame-distance.ts'
import type { PlacedWord } from '../media/align/place-words.ts'
import { alignedSampleRate } from '../media/align/signal/mel-filters.ts'
import { createResampler } from '../media/align/signal/resample.ts'
import { createFeatureReader, frameRate, type SoundFeatures } from '../media/align/signal/sound-features.ts'
import { speechSpan } from './speech-span.ts'
import { syllablesOf } from './syllables.ts'

/** How near a part came to the original. */
export type SoundGrade = 'close' | 'near' | 'off'

/** A part of the text and how closely it was pronounced; `cost` as in `SpeechComparison`. */
export type SoundPart = { text: string; grade: SoundGrade; cost: number }
/** A word, with its syllables in `parts`. */
export type ComparedWord = SoundPart & { parts: SoundPart[] }
/** A learner's recording compared with the reference recording. */
export type SpeechComparison = {
  grade: SoundGrade
  /** 0 where both sound the same, about 1 where they have nothing to do with each other. */
  cost: number
  words: ComparedWord[]
}

/** Samples of -1 to 1 at 16 kHz, mono. */
type Sound = Float32Array

/** A longer or a shorter throat: the recording is compared as it is, and with all its resonances moved up and down. */
const throats = [
  [1, 1],
  [10, 9],
  [10, 11],
] as const

/**
 * Up to where a cost is close, and up to where it is near. Other synthetic voices that say the same words cost 0.2 to
 * 0.65, other words 0.6 to 1.1 (`server/src/features/listening/speaking-calibration.long.test.ts`); people are further from a
 * synthetic voice than another one is, so that the limits lie nearer to the other words.
 */
const limits: Record<'whole' | 'word' | 'part', { close: number; near: number }> = {
  whole: { close: 0.62, near: 0.74 },
  word: { close: 0.64, near: 0.8 },
  part: { close: 0.66, near: 0.84 },
}
const gradeOf = (cost: number, { close, near }: (typeof limits)['whole']): SoundGrade =>
  cost <= close ? 'close' : cost <= near ? 'near' : 'off'

/**
 * How near a recording comes to a reference that says the same: both are described by their cepstra and warped onto
 * each other in time, and the remaining difference is reported for each word and syllable.
 * @param words of the reference, in seconds of it
 * @param breathe awaited again and again, so that a page stays quick meanwhile
 * @returns null where in one of the two nobody speaks
 */
export async function compareSpeech(
  sounds: { reference: Sound; recording: Sound; words: readonly PlacedWord[] },
  breathe: () => Promise<void>,
): Promise<SpeechComparison | null> {
  const [spoken, heard] = [speechSpan(sounds.reference), speechSpan(sounds.recording)]
  if (!spoken || !heard) return null
  const reference = await featuresOf(sounds.reference.subarray(spoken.from, spoken.to), breathe)
  const recording = sounds.recording.subarray(heard.from, heard.to)
  let costs = new Float64Array(0)
  for (const throat of throats) {
    const found = costsAlong(reference, await featuresOf(moved(recording, throat), breathe))
    if (costs.length === 0 || meanOf(found) < meanOf(costs)) costs = found
    await breathe()
  }
  if (costs.length === 0) return null
  const offset = spoken.from / alignedSampleRate
  const cost = meanOf(costs)
  return {
    cost,
    grade: gradeOf(cost, limits.whole),
    words: sounds.words.map(({ text, start, end }) =>
      gradeWord({ text, start: start - offset, end: end - offset }, costs),
    ),
  }
}

/** A quarter of a second, after which others get their turn. */
const sliceSamples = alignedSampleRate / 4

async function featuresOf(samples: Sound, breathe: () => Promise<void>): Promise<SoundFeatures> {
  const reader = createFeatureReader()
  for (let from = 0; from < samples.length; from += sliceSamples) {
    reader.push(samples.subarray(from, from + sliceSamples))
    await breathe()
  }
  return reader.finish()
}

/** Read as if it had been recorded at another speed; the warp takes the speed out again, and the resonances stay moved. */
function moved(samples: Sound, [from, to]: readonly [number, number]): Sound {
  if (from === to) return samples
  const resampler = createResampler(from, to)
  const [most, rest] = [resampler.push(samples), resampler.finish()]
  const whole = new Float32Array(most.length + rest.length)
  whole.set(most)
  whole.set(rest, most.length)
  return whole
}

/** For each frame of the reference how different the recording is there, in units of the difference between random sounds. */
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
  return Float64Array.from(path.distance, (distance, row) => distance / usual + strainOf(path, row, pace))
}

/** Frames before and after, within which the warp may run and wait without being suspected. */
const strainReach = 12
const strainWeight = 0.12

/** How much the warp had to squeeze or stretch around a frame to find what it looked for: unlike sounds are squeezed away. */
function strainOf({ first, last }: WarpPath, row: number, pace: number): number {
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

/** A sound is felt in its neighbours: frames of either side that belong to a stretch as well. */
const margin = 2

function costBetween(costs: Float64Array, start: number, end: number): number {
  const from = Math.max(0, Math.min(costs.length - 1, Math.round(start * frameRate) - margin))
  const to = Math.max(from + 1, Math.min(costs.length, Math.round(end * frameRate) + margin))
  return meanOf(costs.subarray(from, to))
}
