import { setImmediate as yieldControl } from 'node:timers/promises'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type AlignedLine, alignText } from '@verbena/language/media/align/align-text'
import { chooseLines } from '@verbena/language/media/align/choose-lines'
import { isSameText } from '@verbena/language/media/align/is-same-text'
import {
  createFeatureReader,
  frameRate,
  type SoundFeatures,
} from '@verbena/language/media/align/signal/sound-features'
import { decodeSamples } from '../ffmpeg/decode-sound.ts'
import { openReferenceVoice, voiceVariants } from './reference-voice.ts'
import { synthesiseReference } from './synthesise-reference.ts'
import { isReadableWav, readWavSound } from './wav-sound.ts'

/** A recording and its text. */
export type Recording = {
  path: string
  type: UploadType
  language: TargetLanguageCode
  lines: readonly string[]
  /** The path of ffmpeg; null when it is not installed, so that only WAV can be read. */
  ffmpeg: string | null
  /** For the progress; null when it is unknown. */
  durationSeconds: number | null
}

export type Alignment =
  | {
      kind: 'aligned'
      lines: AlignedLine[]
      /** The duration of the decoded sound. */
      durationSeconds: number
    }
  /**
   * `unreadable`: no sound could be decoded; `tooLong`: longer than `maximumSeconds`; `otherText`: the recording is of
   * another text, or is sung.
   */
  | { kind: 'unreadable' | 'tooLong' | 'otherText' }

/** The features of two hours take 50 MB. */
const maximumSeconds = 2 * 60 * 60
/** The shares of decoding and of the reference speech in the progress; the rest is the alignment. */
const shares = { decoding: 0.4, reference: 0.2 }

/**
 * Finds the times at which the lines of a text are spoken in a recording.
 * @param pacing `onProgress` is called with the share that is done, from 0 to 1
 * @throws the reason of `signal`
 */
export async function alignRecording(
  recording: Recording,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Alignment> {
  const features = await readFeatures(recording, signal, (share) => onProgress(share * shares.decoding))
  if (features === null || features.frames === 0) return { kind: 'unreadable' }
  const durationSeconds = features.frames / frameRate
  if (durationSeconds >= maximumSeconds) return { kind: 'tooLong' }
  const voice = await openReferenceVoice()
  const candidates: AlignedLine[][] = []
  const shareOfVoice = (1 - shares.decoding) / voiceVariants.length
  for (const [index, variant] of voiceVariants.entries()) {
    const report = (share: number) => onProgress(shares.decoding + (index + share) * shareOfVoice)
    const reference = await synthesiseReference(recording.lines, voice, {
      language: recording.language,
      variant,
      maximumSeconds,
      signal,
      onProgress: (share) => report(share * shares.reference),
    })
    if (!reference) return { kind: 'tooLong' }
    const found = await alignText(
      { recording: features, reference: reference.features, lines: reference.lines },
      {
        yieldControl: () => yieldControl(),
        signal,
        onProgress: (share) => report(shares.reference + share * (1 - shares.reference)),
      },
    )
    candidates.push(found)
  }
  const lines = chooseLines(candidates)
  return isSameText(lines) ? { kind: 'aligned', lines, durationSeconds } : { kind: 'otherText' }
}

/** The features of a recording; null when it cannot be decoded. */
async function readFeatures(
  { path, type, ffmpeg, durationSeconds }: Recording,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<SoundFeatures | null> {
  const reader = createFeatureReader()
  try {
    const isOurs = type === 'audio/wav' && (await isReadableWav(path))
    if (!isOurs && !ffmpeg) return null
    const sound = isOurs ? readWavSound(path) : decodeSamples(ffmpeg!, { path, type, maximumSeconds, signal })
    for await (const samples of sound) {
      signal.throwIfAborted()
      reader.push(samples)
      if (reader.frames() >= maximumSeconds * frameRate) break
      onProgress(durationSeconds ? Math.min(1, reader.frames() / frameRate / durationSeconds) : 0)
      await yieldControl()
    }
  } catch {
    signal.throwIfAborted()
    return null
  }
  return reader.finish()
}
