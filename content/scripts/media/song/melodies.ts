/**
 * A phrase is sung to one line of text with one note per syllable. `notes`: semitones above the tonic (several if one
 * syllable slides over them) and length in beats. `chords`: name and length in beats.
 */
export type Phrase = {
  notes: readonly (readonly [semitones: number | readonly number[], beats: number])[]
  chords: readonly (readonly [name: ChordName, beats: number])[]
}

/** Semitones above the tonic of the root and the two other notes of a chord. */
export const chordNotes = {
  I: [0, 4, 7],
  ii: [2, 5, 9],
  IV: [5, 9, 12],
  V: [7, 11, 14],
  vi: [9, 12, 16],
} as const
export type ChordName = keyof typeof chordNotes

export type Melody = { beatsPerMinute: number; breakBeats: number; strophe: readonly Phrase[] }

const evenly = (semitones: readonly number[], beats = 1) => semitones.map((note) => [note, beats] as const)

const ahA: Phrase = {
  notes: [...evenly([0, 0, 7, 7, 9, 9]), [7, 2]],
  chords: [
    ['I', 4],
    ['IV', 2],
    ['I', 2],
  ],
}
const ahA2: Phrase = {
  notes: [...evenly([5, 5, 4, 4, 2, 2]), [0, 2]],
  chords: [
    ['IV', 2],
    ['I', 2],
    ['V', 2],
    ['I', 2],
  ],
}
const ahB: Phrase = {
  notes: [...evenly([7, 7, 5, 5, 4, 4]), [2, 2]],
  chords: [
    ['I', 2],
    ['IV', 2],
    ['I', 2],
    ['V', 2],
  ],
}

const frere1: Phrase = {
  notes: evenly([0, 2, 4, 0]),
  chords: [
    ['I', 1],
    ['V', 1],
    ['I', 2],
  ],
}
const frere2: Phrase = {
  notes: [...evenly([4, 5]), [7, 2]],
  chords: [
    ['I', 1],
    ['V', 1],
    ['I', 2],
  ],
}
const frere3: Phrase = {
  notes: [...evenly([7, 9, 7, 5], 0.5), ...evenly([4, 0])],
  chords: [
    ['I', 1],
    ['V', 1],
    ['I', 2],
  ],
}
const frere4: Phrase = {
  notes: [...evenly([0, -5]), [0, 2]],
  chords: [
    ['I', 1],
    ['V', 1],
    ['I', 2],
  ],
}

const odeA1: Phrase = {
  notes: evenly([4, 4, 5, 7, 7, 5, 4, 2]),
  chords: [
    ['I', 4],
    ['I', 2],
    ['V', 2],
  ],
}
const odeA2: Phrase = {
  notes: [...evenly([0, 0, 2, 4]), [4, 1.5], [2, 0.5], [2, 2]],
  chords: [
    ['I', 4],
    ['I', 2],
    ['V', 2],
  ],
}
const odeA3: Phrase = {
  notes: [...evenly([0, 0, 2, 4]), [2, 1.5], [0, 0.5], [0, 2]],
  chords: [
    ['I', 4],
    ['V', 2],
    ['I', 2],
  ],
}
const odeB1: Phrase = {
  notes: [...evenly([2, 2, 4, 0, 2]), [[4, 5], 1], ...evenly([4, 0])],
  chords: [
    ['V', 2],
    ['I', 2],
    ['V', 2],
    ['I', 2],
  ],
}
const odeB2: Phrase = {
  notes: [[2, 1], [[4, 5], 1], ...evenly([4, 2, 0, 2]), [-5, 2]],
  chords: [
    ['V', 2],
    ['I', 1],
    ['V', 1],
    ['vi', 1],
    ['ii', 1],
    ['V', 2],
  ],
}

/** Melodies in the public domain: two old French songs (printed in 1761 and about 1811) and Beethoven's of 1824. */
export const melodies: Record<string, Melody> = {
  'ah-vous-dirai-je': { beatsPerMinute: 96, breakBeats: 8, strophe: [ahA, ahA2, ahB, ahB, ahA, ahA2] },
  'frere-jacques': {
    beatsPerMinute: 96,
    breakBeats: 4,
    strophe: [frere1, frere1, frere2, frere2, frere3, frere3, frere4, frere4],
  },
  'ode-to-joy': {
    beatsPerMinute: 100,
    breakBeats: 8,
    strophe: [odeA1, odeA2, odeA1, odeA3, odeB1, odeB2, odeA1, odeA3],
  },
}
