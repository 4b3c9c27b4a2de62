import type { CatalogueItem } from '../../../src/catalogue/catalogue-schema.ts'
import { addAt, evenOut, loudnessOf, sampleRate, scale, soundingRange } from '../sound/sound.ts'
import { lineWords } from '../speech/line-words.ts'
import { speak, type Voice } from '../speech/speak.ts'
import type { WordTime } from '../speech/words.ts'
import type { Track } from '../track.ts'
import { addRoom, hertz, playEnding, playPhrase } from './karplus-strong.ts'
import { type Melody, melodies, type Phrase } from './melodies.ts'
import { type FlatSpeech, type NoteTarget, shiftPitchToNotes, usualPitch } from './psola-pitch-shift.ts'
import { findSyllables, type SungSyllable } from './syllables.ts'

/** The fastest rate of speech in words per minute, because singing needs long vowels. */
const fastestRate = 110
const breathSeconds = 0.2
const endingSeconds = 2.8
/** Semitones by which singing is higher than speech. */
const liftSemitones = 5

type PlannedLine = { line: CatalogueItem['lines'][number]; phrase: Phrase; start: number; end: number }

/** Sings all lines of a song to the phrases of its melody, with a plucked accompaniment. */
export function singItem(item: CatalogueItem, workFolder: string, notice: (text: string) => void): Track {
  const melody = melodies[item.melody ?? '']
  if (!melody)
    throw new Error(`${item.id}: no melody "${item.melody}"; there are ${Object.keys(melodies).join(', ')}`)
  const written = item.voices[item.lines[0]!.speaker]
  if (!written) throw new Error(`${item.id}: no voice for ${item.lines[0]!.speaker}`)
  const voice = { ...written, language: item.language }
  const beat = 60 / melody.beatsPerMinute
  const { lines, breaks, end } = planSong(item, melody, beat)
  const spoken = lines.map(({ line }) => speakFlat(line, voice, workFolder, notice))
  const tonic = tonicFor(spoken, melody)

  const length = Math.ceil((end + endingSeconds) * sampleRate)
  const strings = new Float32Array(length)
  const sung = new Float32Array(length)
  const restPhrase = melody.strophe.at(-1)!
  for (const start of breaks) playPhrase(strings, restPhrase, { tonic, start, beat, isSung: false })
  playEnding(strings, tonic, end)

  const segments: Track['segments'] = []
  const notes: Track['notes'] = []
  lines.forEach(({ line, phrase, start, end: lineEnd }, index) => {
    playPhrase(strings, phrase, { tonic, start, beat, isSung: true })
    const speech = spoken[index]!
    const targets = targetsOf(phrase, tonic, beat, lineEnd - start)
    const shifted = shiftPitchToNotes(speech, targets)
    addAt(sung, shifted.samples, start - shifted.firstBeat)
    segments.push({
      line,
      start: start - Math.min(shifted.firstBeat, 0.15),
      end: lineEnd,
      words: timeSungWords(line.text, speech.syllables, targets, start),
    })
    notes.push(...targets.flatMap((target) => frequenciesInTime(target, start)))
  })
  evenOut(sung, loudnessOf(sung), 0.45)
  scale(sung, 0.14 / loudnessOf(sung))
  scale(strings, 0.07 / loudnessOf(strings))
  const [voiceInRoom, stringsInRoom] = [addRoom(sung, 0.12), addRoom(strings, 0.2)]
  const mix = voiceInRoom.map((sample, index) => sample + stringsInRoom[index]!)
  // 3 dB below spoken items, because AAC overshoots on plucked strings.
  return { voice: sung, mix, segments, notes, loudness: -20, ceiling: 0.5 }
}

function planSong(item: CatalogueItem, melody: Melody, beat: number) {
  const breaks: number[] = []
  let now = 0
  const lines = item.lines.map((line, index): PlannedLine => {
    const place = index % melody.strophe.length
    if (place === 0) {
      breaks.push(now)
      now += melody.breakBeats * beat
    }
    const phrase = melody.strophe[place]!
    const wanted = phrase.notes.length
    const found = line.syllables?.split('-').length ?? 0
    if (found !== wanted)
      throw new Error(`${item.id}: "${line.text}" has ${found} syllables for ${wanted} notes`)
    const start = now
    now += phrase.notes.reduce((sum, [, beats]) => sum + beats, 0) * beat
    return { line, phrase, start, end: now - breathSeconds }
  })
  return { lines, breaks, end: now }
}

function speakFlat(
  line: CatalogueItem['lines'][number],
  voice: Voice,
  workFolder: string,
  notice: (text: string) => void,
): FlatSpeech {
  // Without punctuation, because a pause inside a line would be stretched like a sound.
  const text = lineWords(line.text)
    .map((word) => word.text)
    .join(' ')
  const speech = speak(text, { ...voice, rate: Math.min(voice.rate, fastestRate) }, workFolder, 0)
  const [first, last] = soundingRange(speech.samples, 0.004, 0.01)
  const syllables = findSyllables(text, line.syllables ?? '', speech, notice)
  return { samples: speech.samples, from: first / sampleRate, to: last / sampleRate, syllables }
}

/** The MIDI note of the tonic with which the middle of the melody is above the pitch of the spoken voice. */
function tonicFor(spoken: FlatSpeech[], melody: Melody): number {
  const pitches = spoken.map(usualPitch).sort((a, b) => a - b)
  const spokenNote = 69 + 12 * Math.log2(pitches[pitches.length >> 1]! / 440)
  const sungNotes = melody.strophe.flatMap((phrase) =>
    phrase.notes.map(([note]) => [note].flat()[0] as number),
  )
  const middle = (Math.min(...sungNotes) + Math.max(...sungNotes)) / 2
  return Math.round(spokenNote + liftSemitones - middle)
}

function targetsOf(phrase: Phrase, tonic: number, beat: number, length: number): NoteTarget[] {
  let now = 0
  return phrase.notes.map(([semitones, beats]) => {
    const start = now
    now += beats * beat
    return {
      start,
      end: Math.min(now, length),
      frequencies: [semitones].flat().map((note) => hertz(tonic + note)),
    }
  })
}

function frequenciesInTime({ start, end, frequencies }: NoteTarget, lineStart: number): Track['notes'] {
  const part = (end - start) / frequencies.length
  return frequencies.map((frequency, index) => ({
    start: lineStart + start + index * part,
    end: lineStart + start + (index + 1) * part,
    frequency,
  }))
}

/** The times of words. A word lasts from the beat of its first syllable to the beat of the next word. */
function timeSungWords(
  text: string,
  syllables: SungSyllable[],
  targets: NoteTarget[],
  lineStart: number,
): WordTime[] {
  const starts: number[] = []
  syllables.forEach(({ parts }, note) => {
    const { start, end } = targets[note]!
    parts.forEach(({ word }, index) => {
      starts[word] ??= lineStart + start + ((end - start) * index) / parts.length
    })
  })
  return lineWords(text).map((word, index) => ({
    text: word.text,
    start: starts[index]!,
    end: starts[index + 1] ?? lineStart + targets.at(-1)!.end,
  }))
}
