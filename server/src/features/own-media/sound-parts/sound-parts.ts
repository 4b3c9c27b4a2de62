import type { UploadType } from '@verbena/contract/uploads'
import type { ByteSource } from '../media-type/byte-source.ts'
import { bytesOf } from './bytes-of.ts'
import { countDecodedParts, cutDecoded } from './cut-decoded.ts'
import { cutMp3 } from './cut-mp3.ts'
import { cutMp4 } from './cut-mp4.ts'
import { cutWav } from './cut-wav.ts'
import type { PartLimits, TimedPart } from './timed-part.ts'

export type { TimedPart } from './timed-part.ts'

type SoundFile = {
  type: UploadType
  /** By which a transcriber knows what it is. */
  ending: string
  durationSeconds: number | null
  /** Its sound as `heardSound`, begun when it is read; null where this server cannot decode. */
  decode: (() => AsyncIterable<Buffer>) | null
}
/** The same parts whenever the same file is cut with the same limits: a restart counts on it. */
export type SoundInParts = {
  /** Null where it is not known before the last one; of a sound that is decoded about so many. */
  total: number | null
  parts: Iterable<TimedPart> | AsyncIterable<TimedPart>
}

const cuts: Partial<
  Record<UploadType, (source: ByteSource, limits: PartLimits) => Promise<TimedPart[] | null>>
> = {
  'audio/mpeg': cutMp3,
  'audio/wav': cutWav,
  'audio/mp4': cutMp4,
  'video/mp4': cutMp4,
}

/**
 * A file in parts that a transcriber takes, so that there is progress and a restart goes on in between. What can be
 * cut without being decoded is cut so; other files are sent whole while they are short, and decoded when they are not.
 * @returns null when it cannot be cut here and is larger than what the transcriber takes
 */
export async function soundParts(
  source: ByteSource,
  file: SoundFile,
  limits: PartLimits,
): Promise<SoundInParts | null> {
  const { type, ending, durationSeconds, decode } = file
  const parts = await cuts[type]?.(source, limits)
  if (parts?.every(({ bytes }) => bytes <= limits.bytes)) return { total: parts.length, parts }
  const isShort = durationSeconds === null || durationSeconds <= limits.seconds
  const isTaken = source.bytes <= limits.bytes
  if (isTaken && (isShort || !decode)) {
    const whole = bytesOf(source, { at: 0, bytes: source.bytes })
    const part = { startSeconds: 0, open: whole, bytes: source.bytes, type, fileName: `sound.${ending}` }
    return { total: 1, parts: [part] }
  }
  if (!decode) return null
  return {
    total: durationSeconds === null ? null : countDecodedParts(durationSeconds, limits),
    parts: cutDecoded(decode(), limits),
  }
}
