import { setImmediate as yieldControl } from 'node:timers/promises'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { ReferenceLine } from '@verbena/language/media/align/align-text'
import { alignedSampleRate } from '@verbena/language/media/align/signal/mel-filters'
import { createResampler } from '@verbena/language/media/align/signal/resample'
import { createFeatureReader, type SoundFeatures } from '@verbena/language/media/align/signal/sound-features'
import type { ReferenceVoice, VoiceVariant } from './reference-voice.ts'

/** Between lines, and before and after all of them. */
const pauseSeconds = 0.3

type Options = {
  language: TargetLanguageCode
  variant: VoiceVariant
  /** Of speech, at most. */
  maximumSeconds: number
  signal: AbortSignal
  /** Told of the share that is spoken, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * A text as the reference voice says it, line by line with pauses between.
 * @returns null when it takes longer than the maximum
 * @throws what `signal` was aborted with
 */
export async function referenceOf(
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
