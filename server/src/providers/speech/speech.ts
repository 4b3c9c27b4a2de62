import type { TargetLanguageCode } from '@verbena/language/languages'

export const speechRates = ['normal', 'slow'] as const
export type SpeechRate = (typeof speechRates)[number]

/** A text as sound, and whose voice it really is: not always the one that was asked. */
export type Spoken = { mp3: Buffer; voice: string }

export type Voice = {
  /**
   * Names the voice, its version included: the same text by the same voice is the same sound.
   * @returns null for a language that it does not speak
   */
  voiceOf: (language: TargetLanguageCode) => string | null
  /**
   * @returns null where a voice makes nothing of the text, or does not speak the language
   * @throws AppError BUSY when too many wait, or when the text took too long
   */
  speak: (text: string, language: TargetLanguageCode, rate: SpeechRate) => Promise<Spoken | null>
}

/** Our own eSpeak NG, and an endpoint that the operator named. */
export type Speaker = 'espeak-ng' | 'speech-endpoint'

export type Speech = Voice & {
  /** In the order in which they are asked. */
  speakers: readonly Speaker[]
  /** How a text is pronounced, for reading; null when that is not known at once. Never fails. */
  ipa: (text: string, language: TargetLanguageCode) => Promise<string | null>
  close: () => Promise<void>
}

/** An MP3 begins with a tag (ID3) or with the eleven set bits of its first frame. */
export const isMp3 = (bytes: Buffer) =>
  bytes.length > 100 &&
  (bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0))
