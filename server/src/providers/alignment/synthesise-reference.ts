import { setImmediate as yieldControl } from 'node:timers/promises'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { ReferenceLine } from '@verbena/language/media/align/align-text'
import { alignedSampleRate } from '@verbena/language/media/align/signal/mel-filters'
import { createResampler } from '@verbena/language/media/align/signal/resample'
import { createFeatureReader, type SoundFeatures } from '@verbena/language/media/align/signal/sound-features'
import type { ReferenceVoice, VoiceVariant } from './reference-voice.ts'

/** The pause between lines, before the first and after the last. */
const pauseSeconds = 0.3

type Options = {
  language: TargetLanguageCode
  variant: VoiceVariant
  /** The maximum length of the speech. */
  maximumSeconds: number
  signal: AbortSignal
  /** Called with the share of lines that are spoken, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Speaks a text with the reference voice, line by line with pauses between, and computes the features of the sound.
 * @returns null when the speech is longer than the maximum
 * @throws the reason of `signal`
 */
export async function synthesiseReference(
  texts: readonly string[],
  voice: ReferenceVoice,
  { language, variant, maximumSeconds, signal, onProgress }: Options,
): Promise<{ features: SoundFeatures; lines: ReferenceLine[] } | null> {
  const reader = createFeatureReader()
  const resampler = createResampler(voice.sampleRate, alignedSampleRate)
  const pause = new Float32Array(Math.round(pauseSeconds * voice.sampleRate))
  const lines: ReferenceLine[] = []
  let spoken = 0
  const say = (samples: Float32Array) => {
    reader.push(resampler.push(samples))
    spoken += samples.length
  }
  say(pause)
  for (const [index, text] of texts.entries()) {
    signal.throwIfAborted()
    const { samples, words } = voice.speak(text, language, variant)
    const start = spoken / voice.sampleRate
    say(samples)
    lines.push({
      start,
      end: spoken / voice.sampleRate,
      words: words.map((word) => ({ text: word.text, start: start + word.start, end: start + word.end })),
    })
    say(pause)
    if (spoken / voice.sampleRate > maximumSeconds) return null
    onProgress((index + 1) / texts.length)
    await yieldControl()
  }
  reader.push(resampler.finish())
  return { features: reader.finish(), lines }
}
