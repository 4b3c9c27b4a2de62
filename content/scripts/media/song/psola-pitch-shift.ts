import { pitchOf, sampleRate } from '../sound/sound.ts'
import { findPulses, grainsAt } from './pulses.ts'
import type { SungSyllable } from './syllables.ts'

/** The time of a sung syllable, in seconds from the first beat of its line, and its successive pitches. */
export type NoteTarget = { start: number; end: number; frequencies: number[] }

/** A line spoken on one pitch; sound is between `from` and `to`, in seconds. */
export type FlatSpeech = { samples: Float32Array; from: number; to: number; syllables: SungSyllable[] }

/** Consonants between two vowels keep their natural length, but never more than this share of a note. */
const consonantShare = 0.45
const glideSeconds = 0.07
const voicelessHop = 0.005

/**
 * Shifts a line that is spoken on one pitch to its notes; returns the sound and where in it, in seconds, the first beat is.
 *
 * The line is cut at each pulse of the voice into grains of two periods. The grains are added again at the times of the
 * notes, as often as their pitch requires (TD-PSOLA: Moulines and Charpentier, 1990), so that the formants do not change.
 * The pulses are easy to find, because espeak-ng can speak on one pitch. Each vowel begins exactly on its beat, which a
 * general time stretcher (rubberband) missed by 0.1 s.
 */
export function shiftPitchToNotes(
  speech: FlatSpeech,
  targets: NoteTarget[],
): { samples: Float32Array; firstBeat: number } {
  const { samples } = speech
  const spokenPitch = usualPitch(speech)
  const period = sampleRate / spokenPitch
  const pulses = findPulses(samples, spokenPitch)
  const knots = timeMap(speech, targets)
  const firstBeat = speech.syllables[0]!.vowelStart - speech.from
  const frequencyAt = pitchCurve(targets, firstBeat)
  const duration = knots.at(-1)![1]
  const sung = new Float32Array(Math.ceil((duration + 0.05) * sampleRate))
  const random = randomFrom(spokenPitch)
  let time = 0
  while (time < duration) {
    const source = sourceTime(knots, time)
    const grains = grainsAt(pulses, source * sampleRate, 1.5 * period)
    if (grains.length > 0) {
      const frequency = frequencyAt(time) * 2 ** (random() / 300)
      for (const { pulse, share } of grains) {
        lay(
          sung,
          samples,
          pulse,
          Math.round(time * sampleRate),
          period,
          share * Math.sqrt(spokenPitch / frequency),
        )
      }
      time += 1 / frequency
    } else {
      const hop = voicelessHop * sampleRate
      lay(sung, samples, Math.round(source * sampleRate), Math.round(time * sampleRate), hop, 1)
      time += voicelessHop
    }
  }
  return { samples: sung, firstBeat }
}

/** Adds two periods of the source around `from`, faded in and out, around `to`. */
function lay(
  out: Float32Array,
  samples: Float32Array,
  from: number,
  to: number,
  period: number,
  gain: number,
): void {
  const reach = Math.round(period)
  for (let i = -reach; i <= reach; i++) {
    if (to + i < 0 || to + i >= out.length) continue
    out[to + i]! += gain * (0.5 + 0.5 * Math.cos((Math.PI * i) / reach)) * (samples[from + i] ?? 0)
  }
}

/** The pitch of a flat line in Hz: the median of its vowels. */
export function usualPitch({ samples, syllables }: Pick<FlatSpeech, 'samples' | 'syllables'>): number {
  const pitches = syllables
    .map(({ vowelStart }) => Math.round(vowelStart * sampleRate))
    .map((start) => pitchOf(samples.subarray(start, start + Math.round(0.12 * sampleRate))))
    .filter((pitch) => pitch !== null)
    .sort((a, b) => a - b)
  const middle = pitches[pitches.length >> 1]
  if (middle === undefined) throw new Error('no pitch found in a spoken line')
  return middle
}

/** Pairs of spoken and sung seconds, such that each vowel begins on its beat. */
function timeMap({ from, to, syllables }: FlatSpeech, targets: NoteTarget[]): [number, number][] {
  const firstBeat = syllables[0]!.vowelStart - from
  const knots: [number, number][] = [[from, 0]]
  syllables.forEach(({ vowelStart, vowelEnd, isDiphthong }, index) => {
    const { start, end } = targets[index]!
    const after = (syllables[index + 1]?.vowelStart ?? to) - vowelEnd
    const vowelLength = end - start - Math.min(after, consonantShare * (end - start))
    knots.push([vowelStart, firstBeat + start])
    if (isDiphthong && vowelLength > 0.3) {
      // A singer holds the first vowel of "Haus" and sings the second one at the end.
      knots.push([vowelStart + 0.4 * (vowelEnd - vowelStart), firstBeat + start + 0.7 * vowelLength])
    }
    knots.push([vowelEnd, firstBeat + start + vowelLength])
  })
  knots.push([to, firstBeat + targets.at(-1)!.end])
  return knots
}

function sourceTime(knots: [number, number][], time: number): number {
  const index = Math.max(
    1,
    knots.findIndex(([, sung]) => sung >= time),
  )
  const [fromSource, fromSung] = knots[index - 1]!
  const [toSource, toSung] = knots[index]!
  const share = toSung > fromSung ? (time - fromSung) / (toSung - fromSung) : 0
  return fromSource + share * (toSource - fromSource)
}

/**
 * @returns the pitch in Hz at a time: that of the note, with a short glide from the note before, and vibrato on long
 * notes
 */
function pitchCurve(targets: NoteTarget[], firstBeat: number): (time: number) => number {
  const notes = targets.flatMap(({ start, end, frequencies }) => {
    const part = (end - start) / frequencies.length
    return frequencies.map((frequency, index) => ({
      start: firstBeat + start + index * part,
      part,
      frequency,
    }))
  })
  return (time) => {
    const index = Math.max(
      0,
      notes.findLastIndex((note) => note.start - glideSeconds / 2 <= time),
    )
    const { start, part, frequency } = notes[index]!
    const before = notes[index - 1]?.frequency ?? frequency
    const progress = Math.max(0, Math.min(1, (time - start) / glideSeconds + 0.5))
    return before * (frequency / before) ** progress * 2 ** (vibrato(time - start, part) / 12)
  }
}

/**
 * The vibrato in semitones: none on short notes, a fifth of a semitone at 5.5 Hz on long ones after their first
 * third.
 */
function vibrato(since: number, length: number): number {
  if (length < 0.8 || since < length / 3) return 0
  return 0.2 * Math.min(1, (since - length / 3) / 0.3) * Math.sin(2 * Math.PI * 5.5 * since)
}

/** Random numbers from -1 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = Math.round(seed * 1000) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}
