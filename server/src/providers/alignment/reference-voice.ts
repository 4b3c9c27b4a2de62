import openEspeak from '@echogarden/espeak-ng-emscripten'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { tokenise } from '@verbena/language/text/tokenise'
import { escapeSsml } from '../speech/escape-ssml.ts'

/** A line as it was spoken. Times are seconds from its first sample; without words there was nothing to say. */
export type SpokenLine = { samples: Float32Array; words: { text: string; start: number; end: number }[] }

export type ReferenceVoice = {
  sampleRate: number
  /**
   * @param variant a man’s voice or a woman’s
   * @throws Error for a language without a voice
   */
  speak: (text: string, language: TargetLanguageCode, variant: VoiceVariant) => SpokenLine
}

/** What the product’s own voices are changed by: nothing, and towards a woman’s throat. */
export const voiceVariants = ['', '+f5'] as const
export type VoiceVariant = (typeof voiceVariants)[number]

const wordsPerMinute = 160
/** Any quieter, and it is the silence around a line. */
const audibleAmplitude = 200

/** eSpeak NG with the times of its words: what a recording is compared with. Takes 60 MB and a third of a second. */
export async function openReferenceVoice(): Promise<ReferenceVoice> {
  // Its remarks may quote the text.
  const { eSpeakNGWorker } = await openEspeak({ print: () => {}, printErr: () => {} })
  const espeak = await new eSpeakNGWorker()
  const sampleRate = espeak.get_samplerate()

  const synthesize = (text: string) => {
    const pieces: Int16Array[] = []
    const events: { position: number; seconds: number }[] = []
    espeak.synthesize(escapeSsml(text), (samples, told) => {
      if (samples.length > 0) pieces.push(Int16Array.from(samples))
      for (const { type, text_position, audio_position } of told)
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
 * When the words of a line begin. The engine counts characters of what was escaped, and tells of some words together
 * ("in the"): those share the time by their letters.
 */
function startsOfWords(
  text: string,
  language: TargetLanguageCode,
  events: readonly { position: number; seconds: number }[],
  end: number,
): { text: string; start: number }[] {
  const words = tokenise(text, language).filter(({ isWord }) => isWord)
  const positions = words.map((word) => [...escapeSsml(text.slice(0, word.start))].length)
  const told = new Map<number, number>([[0, 0]])
  for (const { position, seconds } of events) {
    const word = positions.findLastIndex((place) => place <= position)
    if (word >= 0 && !told.has(word)) told.set(word, seconds)
  }
  return words.map((word, index) => {
    let [first, next] = [index, index + 1]
    while (!told.has(first)) first -= 1
    while (next < words.length && !told.has(next)) next += 1
    const lettersOf = (until: number) =>
      words.slice(first, until).reduce((sum, one) => sum + one.text.length, 0)
    const [from, to] = [told.get(first)!, told.get(next) ?? end]
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
