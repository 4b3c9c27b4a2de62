import type { TargetLanguageCode } from '@verbena/language/languages'

export const speechRates = ['normal', 'slow'] as const
export type SpeechRate = (typeof speechRates)[number]

/** The sound of a text, and the voice that synthesised it, which may be a fallback. */
export type Spoken = { mp3: Buffer; voice: string }

export type Voice = {
  /**
   * The name and version of the voice. The same text and voice always give the same sound.
   * @returns null for a language that it does not support
   */
  voiceOf: (language: TargetLanguageCode) => string | null
  /**
   * @returns null when the text has no sound, or when the voice does not support the language
   * @throws AppError BUSY when too many requests wait, or when the synthesis takes too long
   */
  speak: (text: string, language: TargetLanguageCode, rate: SpeechRate) => Promise<Spoken | null>
}

/** The built-in eSpeak NG, or an endpoint that the operator configured. */
export type Speaker = 'espeak-ng' | 'speech-endpoint'

export type Speech = Voice & {
  /** In the order in which they are used. */
  speakers: readonly Speaker[]
  /** The pronunciation of a text in IPA; null when it is not available within a short time. Never fails. */
  ipa: (text: string, language: TargetLanguageCode) => Promise<string | null>
  close: () => Promise<void>
}

/** An MP3 begins with a tag (ID3) or with the eleven set bits of its first frame. */
export const isMp3 = (bytes: Buffer) =>
  bytes.length > 100 &&
  (bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0))
