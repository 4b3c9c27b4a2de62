import openEspeak from '@echogarden/espeak-ng-emscripten'
import { alignedSampleRate } from '@verbena/language/media/align/signal/mel-filters'
import { createResampler } from '@verbena/language/media/align/signal/resample'
import { joinSounds } from '@verbena/language/media/align/testing/babble'
import { packs } from '@verbena/language/packs/packs'
import { type ComparedWord, compareSpeech } from '@verbena/language/speaking/compare-speech'
import { beforeAll, expect, test } from 'vitest'
import { openReferenceVoice, type ReferenceVoice } from '../../providers/alignment/reference-voice.ts'
import { escapeSsml } from '../../providers/speech/escape-ssml.ts'
import { calibrationSentences } from './testing/calibration-sentences.ts'

/**
 * Calibrates the comparison of a recording with its original (`language/src/speaking`). Voices of eSpeak NG that differ
 * from that of the original, fast and slow, high and low, say the same sentence, another sentence, and the same sentence
 * with one word changed.
 */
type Language = keyof typeof calibrationSentences
type Way = { variant: string; rate: number; pitch: number }
type Say = (text: string, language: Language, way: Way) => Float32Array

let reference: ReferenceVoice
let say: Say
beforeAll(async () => {
  reference = await openReferenceVoice()
  say = await openVoices()
})

async function openVoices(): Promise<Say> {
  const { eSpeakNGWorker } = await openEspeak({ print: () => {}, printErr: () => {} })
  const espeak = await new eSpeakNGWorker()
  return (text, language, { variant, rate, pitch }) => {
    espeak.set_voice(packs[language].speech!.espeakVoice + variant)
    espeak.set_rate(rate)
    espeak.set_pitch(pitch)
    espeak.set_range(60)
    const resampler = createResampler(espeak.get_samplerate(), alignedSampleRate)
    const pieces: Float32Array[] = []
    espeak.synthesize(escapeSsml(text), (samples) => {
      pieces.push(resampler.push(Float32Array.from(samples, (sample) => sample / 32_768)))
      return undefined
    })
    return joinSounds(...pieces, resampler.finish())
  }
}

function resampled(samples: Float32Array, rate: number): Float32Array {
  const resampler = createResampler(rate, alignedSampleRate)
  return joinSounds(resampler.push(samples), resampler.finish())
}

const variants = ['+f5', '+m3', '+f2', '+m7', '+f4']
const rates = [125, 150, 175, 195]
const pitches = [35, 50, 65, 80]
const wayOf = (place: number): Way => ({
  variant: variants[place % variants.length]!,
  rate: rates[place % rates.length]!,
  pitch: pitches[(place >> 1) % pitches.length]!,
})

const quantile = (costs: readonly number[], share: number) =>
  costs.toSorted((a, b) => a - b)[Math.floor((costs.length - 1) * share)]!
const spread = (costs: readonly number[]) =>
  [0.05, 0.5, 0.95].map((share) => quantile(costs, share).toFixed(2)).join(' / ')
const shareOf = (words: readonly ComparedWord[], grade: ComparedWord['grade']) =>
  words.filter((word) => word.grade === grade).length / words.length
const percent = (share: number) => `${Math.round(100 * share)} %`

test.each(Object.keys(calibrationSentences) as Language[])(
  '%s: the same sentence in another voice is nearer than another sentence, and a changed word is found',
  {
    timeout: 120_000,
  },
  async (language) => {
    const sentences: readonly string[] = calibrationSentences[language]
    const found = await Promise.all(
      sentences.map(async (text, place) => {
        const original = reference.speak(text, language, '')
        const sound = resampled(original.samples, reference.sampleRate)
        const heard = async (said: string) => {
          const sounds = {
            reference: sound,
            recording: say(said, language, wayOf(place)),
            words: original.words,
          }
          return (await compareSpeech(sounds, async () => {}))!
        }
        const changedAt = (place >> 1) % original.words.length
        const longest = sentences[(place + 3) % sentences.length]!.split(/[ ,.?!¿]+/).reduce((a, b) =>
          b.length > a.length ? b : a,
        )
        const changed = original.words.map((word, index) => (index === changedAt ? longest : word.text))
        return {
          same: await heard(text),
          other: await heard(sentences[(place + 7) % sentences.length]!),
          // Only every other sentence, because this is slow.
          changed: place % 2 === 0 ? await heard(changed.join(' ')) : null,
          changedAt,
        }
      }),
    )
    const wins = found.filter(({ same, other }) => same.cost < other.cost).length
    const sameWords = found.flatMap(({ same }) => same.words)
    const otherWords = found.flatMap(({ other }) => other.words)
    const withChange = found.flatMap(({ changed, changedAt }) => (changed ? [{ changed, changedAt }] : []))
    const changedFound = withChange.filter(({ changed, changedAt }) => {
      const rest = changed.words.filter((_, index) => Math.abs(index - changedAt) > 1)
      return (
        changed.words[changedAt]!.cost >
        quantile(
          rest.map(({ cost }) => cost),
          0.5,
        )
      )
    }).length
    // biome-ignore lint/suspicious/noConsole: this test prints its figures
    console.log(
      [
        `${language}: ${wins} of ${found.length} pairs in order; cost (5 % / median / 95 %)`,
        `same ${spread(found.map(({ same }) => same.cost))}, other ${spread(found.map(({ other }) => other.cost))};`,
        `words close ${percent(shareOf(sameWords, 'close'))} when the same,`,
        `${percent(shareOf(otherWords, 'close'))} when others; changed word found in ${changedFound} of ${withChange.length}`,
      ].join(' '),
    )
    expect(found.length).toBeGreaterThanOrEqual(20)
    expect(wins).toBe(found.length)
    expect(changedFound / withChange.length).toBeGreaterThanOrEqual(0.85)
    expect(shareOf(sameWords, 'close')).toBeGreaterThan(0.85)
    expect(shareOf(otherWords, 'close')).toBeLessThan(0.15)
    expect(found.filter(({ other }) => other.grade === 'close')).toEqual([])
  },
)
