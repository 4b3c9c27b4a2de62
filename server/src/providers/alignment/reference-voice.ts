import openEspeak from '@echogarden/espeak-ng-emscripten'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { tokenise } from '@verbena/language/text/tokenise'
import { escapeSsml } from '../speech/escape-ssml.ts'

/** A spoken line. Times are seconds from its first sample. Without words there was nothing to speak. */
export type SpokenLine = { samples: Float32Array; words: { text: string; start: number; end: number }[] }

export type ReferenceVoice = {
  sampleRate: number
  /**
   * @param variant a man’s voice or a woman’s
   * @throws Error for a language without a voice
   */
  speak: (text: string, language: TargetLanguageCode, variant: VoiceVariant) => SpokenLine
}

/** Suffixes of an eSpeak voice: unchanged, and a female variant. */
export const voiceVariants = ['', '+f5'] as const
export type VoiceVariant = (typeof voiceVariants)[number]

const wordsPerMinute = 160
/** Quieter samples are the silence around a line. */
const audibleAmplitude = 200

/** Opens eSpeak NG, which reports the times of its words. Takes 60 MB and a third of a second. */
export async function openReferenceVoice(): Promise<ReferenceVoice> {
  // Its output may quote the text, so it is not printed.
  const { eSpeakNGWorker } = await openEspeak({ print: () => {}, printErr: () => {} })
  const espeak = await new eSpeakNGWorker()
  const sampleRate = espeak.get_samplerate()

  const synthesize = (text: string) => {
    const pieces: Int16Array[] = []
    const events: { position: number; seconds: number }[] = []
    espeak.synthesize(escapeSsml(text), (samples, reported) => {
      if (samples.length > 0) pieces.push(Int16Array.from(samples))
      for (const { type, text_position, audio_position } of reported)
        if (type === 'word') events.push({ position: text_position - 1, seconds: audio_position / 1000 })
      return undefined
    })
    return { samples: joined(pieces), events }
  }
  return {
    sampleRate,
    speak: (text, language, variant) => {
      const facts = packs[language].speech
      if (!facts) throw new Error(`speech is missing for ${language}`)
      espeak.set_voice(facts.espeakVoice + variant)
      espeak.set_rate(wordsPerMinute)
      espeak.set_pitch(50)
      espeak.set_range(50)
      const { samples, events } = synthesize(text)
      const from = samples.findIndex(isAudible)
      if (from < 0) return { samples: new Float32Array(0), words: [] }
      const to = samples.findLastIndex(isAudible) + 1
      const seconds = (to - from) / sampleRate
      const starts = startsOfWords(text, language, events, seconds + from / sampleRate)
      const within = (time: number) => Math.min(seconds, Math.max(0, time - from / sampleRate))
      return {
        samples: Float32Array.from(samples.subarray(from, to), (sample) => sample / 32_768),
        words: starts.map(({ text, start }, index) => ({
          text,
          start: within(start),
          end: within(starts[index + 1]?.start ?? Infinity),
        })),
      }
    },
  }
}

const isAudible = (sample: number) => Math.abs(sample) > audibleAmplitude

/**
 * The times at which the words of a line begin. eSpeak counts characters of the escaped text, and reports some words as
 * one ("in the"). The time between two reports is divided among their words by their letters.
 */
function startsOfWords(
  text: string,
  language: TargetLanguageCode,
  events: readonly { position: number; seconds: number }[],
  end: number,
): { text: string; start: number }[] {
  const words = tokenise(text, language).filter(({ isWord }) => isWord)
  const positions = words.map((word) => [...escapeSsml(text.slice(0, word.start))].length)
  const reported = new Map<number, number>([[0, 0]])
  for (const { position, seconds } of events) {
    const word = positions.findLastIndex((place) => place <= position)
    if (word >= 0 && !reported.has(word)) reported.set(word, seconds)
  }
  return words.map((word, index) => {
    let [first, next] = [index, index + 1]
    while (!reported.has(first)) first -= 1
    while (next < words.length && !reported.has(next)) next += 1
    const lettersOf = (until: number) =>
      words.slice(first, until).reduce((sum, one) => sum + one.text.length, 0)
    const [from, to] = [reported.get(first)!, reported.get(next) ?? end]
    return { text: word.text, start: from + ((to - from) * lettersOf(index)) / lettersOf(next) }
  })
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
