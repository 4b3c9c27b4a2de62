import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import type { AudioChunk, ChunkLimits } from './audio-chunk.ts'
import { readRange } from './read-range.ts'
import { countDecodedChunks, splitDecoded } from './split-decoded.ts'
import { splitMp3 } from './split-mp3.ts'
import { splitMp4 } from './split-mp4.ts'
import { splitWav } from './split-wav.ts'

type AudioSource = {
  type: UploadType
  /** By which a transcriber knows what it is. */
  extension: string
  durationSeconds: number | null
  /** Its sound as `decodedFormat`, begun when it is read; null where this server cannot decode. */
  decode: (() => AsyncIterable<Buffer>) | null
}
/** The same parts whenever the same file is cut with the same limits: a restart counts on it. */
export type AudioChunks = {
  /** Null where it is not known before the last one; of a sound that is decoded about so many. */
  total: number | null
  chunks: Iterable<AudioChunk> | AsyncIterable<AudioChunk>
}

const splitters: Partial<
  Record<UploadType, (source: ByteSource, limits: ChunkLimits) => Promise<AudioChunk[] | null>>
> = {
  'audio/mpeg': splitMp3,
  'audio/wav': splitWav,
  'audio/mp4': splitMp4,
  'video/mp4': splitMp4,
}

/**
 * A file in parts that a transcriber takes, so that there is progress and a restart goes on in between. What can be
 * cut without being decoded is cut so; other files are sent whole while they are short, and decoded when they are not.
 * @returns null when it cannot be cut here and is larger than what the transcriber takes
 */
export async function splitAudio(
  source: ByteSource,
  file: AudioSource,
  limits: ChunkLimits,
): Promise<AudioChunks | null> {
  const { type, extension: ending, durationSeconds, decode } = file
  const parts = await splitters[type]?.(source, limits)
  if (parts?.every(({ bytes }) => bytes <= limits.bytes)) return { total: parts.length, chunks: parts }
  const isShort = durationSeconds === null || durationSeconds <= limits.seconds
  const isTaken = source.bytes <= limits.bytes
  if (isTaken && (isShort || !decode)) {
    const whole = readRange(source, { at: 0, bytes: source.bytes })
    const part = { startSeconds: 0, open: whole, bytes: source.bytes, type, fileName: `sound.${ending}` }
    return { total: 1, chunks: [part] }
  }
  if (!decode) return null
  return {
    total: durationSeconds === null ? null : countDecodedChunks(durationSeconds, limits),
    chunks: splitDecoded(decode(), limits),
  }
}
