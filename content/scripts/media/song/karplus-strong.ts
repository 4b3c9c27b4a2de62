import { addAt, sampleRate } from '../sound/sound.ts'
import type { ChordName, Phrase } from './melodies.ts'
import { chordNotes } from './melodies.ts'

export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

/** Noise that is the same for the same seed, so that a song always sounds the same. */
function noiseFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/**
 * One plucked string (Karplus and Strong, 1983): a burst of noise runs round a loop as long as one period and
 * loses high frequencies on every turn. An all-pass in the loop tunes the part of a sample that the delay cannot.
 * `brightness` 0 to 1 is how hard the string is plucked; the peak is about 1.
 */
function karplusStrong(midi: number, seconds: number, brightness: number): Float32Array {
  const period = sampleRate / hertz(midi)
  // The average delays by half a sample.
  const whole = Math.floor(period - 0.5 - 0.3)
  const part = period - 0.5 - whole
  const tune = (1 - part) / (1 + part)
  const noise = noiseFrom(midi * 7919 + 17)
  const loop = new Float32Array(whole)
  let smooth = 0
  for (let i = 0; i < whole; i++) {
    smooth += (0.15 + 0.7 * brightness) * (noise() - smooth)
    loop[i] = smooth
  }
  const keep = 0.001 ** (period / sampleRate / (4.2 - midi / 32))
  const out = new Float32Array(Math.round(seconds * sampleRate))
  const release = Math.min(out.length, Math.round(0.06 * sampleRate))
  let previous = 0
  let allPassIn = 0
  let allPassOut = 0
  let peak = 1e-6
  for (let i = 0; i < out.length; i++) {
    const sample = loop[i % whole]!
    const average = keep * 0.5 * (sample + previous)
    previous = sample
    allPassOut = tune * average + allPassIn - tune * allPassOut
    allPassIn = average
    loop[i % whole] = allPassOut
    out[i] = sample * Math.min(1, (out.length - i) / release)
    peak = Math.max(peak, Math.abs(sample))
  }
  return out.map((sample) => sample / peak)
}

/** Plays the chords of a phrase as soft arpeggios on a low string and three higher ones. */
function playChords(mix: Float32Array, phrase: Phrase, tonic: number, start: number, beat: number): void {
  const pattern = [0, 2, 1, 2]
  let now = start
  for (const [name, beats] of phrase.chords) {
    const [root, third, fifth] = voicing(name, tonic)
    addAt(mix, karplusStrong(root - 12, beats * beat + 0.4, 0.25), now, 0.5)
    for (let half = 0; half < beats * 2; half++) {
      const note = [root, third, fifth][pattern[half % 4]!]!
      // The bass has already played the first string of a chord.
      if (half > 0) addAt(mix, karplusStrong(note, 0.9, 0.3), now + (half * beat) / 2, half % 2 ? 0.2 : 0.26)
    }
    now += beats * beat
  }
}

/** The notes of a chord in the octave around the tonic, below the voice. */
function voicing(name: ChordName, tonic: number): [number, number, number] {
  const [root, third, fifth] = chordNotes[name].map((semitones) => tonic + semitones) as [
    number,
    number,
    number,
  ]
  const shift = root - tonic > 6 ? 12 : 0
  return [root - shift, third - shift, fifth - shift]
}

function playMelody(
  mix: Float32Array,
  phrase: Phrase,
  tonic: number,
  start: number,
  beat: number,
  gain: number,
): void {
  let now = start
  for (const [semitones, beats] of phrase.notes) {
    const slide = typeof semitones === 'number' ? [semitones] : semitones
    const seconds = (beats * beat) / slide.length
    slide.forEach((note, index) => {
      addAt(mix, karplusStrong(tonic + 12 + note, seconds + 0.5, 0.6), now + index * seconds, gain)
    })
    now += beats * beat
  }
}

/** Plays the accompaniment of a phrase. The melody is plucked loudly without a voice, and softly with one. */
export function playPhrase(
  mix: Float32Array,
  phrase: Phrase,
  { tonic, start, beat, isSung }: { tonic: number; start: number; beat: number; isSung: boolean },
): void {
  playChords(mix, phrase, tonic, start, beat)
  playMelody(mix, phrase, tonic, start, beat, isSung ? 0.12 : 0.5)
}

/** Plays the last chord as an arpeggio from below. */
export function playEnding(mix: Float32Array, tonic: number, start: number): void {
  for (const [index, note] of [-12, 0, 4, 7, 12].entries()) {
    addAt(mix, karplusStrong(tonic + note, 2.4, 0.35), start + index * 0.07, 0.4)
  }
}

/** Reverberation of a small room: four comb filters, then two all-pass filters (Schroeder, 1962). */
export function addRoom(samples: Float32Array, amount: number): Float32Array {
  const wet = new Float32Array(samples.length)
  for (const seconds of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const delay = Math.round(seconds * sampleRate)
    const echo = new Float32Array(samples.length)
    let damped = 0
    for (let i = 0; i < samples.length; i++) {
      damped += 0.5 * ((echo[i - delay] ?? 0) - damped)
      echo[i] = samples[i]! + 0.74 * damped
      wet[i]! += 0.25 * (echo[i - delay] ?? 0)
    }
  }
  for (const seconds of [0.005, 0.0017]) {
    const delay = Math.round(seconds * sampleRate)
    const before = wet.slice()
    for (let i = 0; i < wet.length; i++) {
      wet[i] = -0.7 * before[i]! + (before[i - delay] ?? 0) + 0.7 * (wet[i - delay] ?? 0)
    }
  }
  return samples.map((sample, i) => sample + amount * wet[i]!)
}
