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
  /** File extension, by which a transcriber recognises the format. */
  extension: string
  durationSeconds: number | null
  /** Starts decoding to `decodedFormat`; null when this server cannot decode the file. */
  decode: (() => AsyncIterable<Buffer>) | null
}
/** The same file and limits always give the same parts, so that a restarted job can skip those that are transcribed. */
export type AudioChunks = {
  /** Number of parts; null when it is unknown, and an estimate when the file is decoded. */
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
 * Splits a file into parts that the transcriber accepts, to report progress and to continue after a restart. A format
 * that we can split without decoding is not decoded. Other files are sent whole if they are short, otherwise decoded.
 * @returns null when the file cannot be split here and is larger than the transcriber accepts
 */
export async function splitAudio(
  source: ByteSource,
  file: AudioSource,
  limits: ChunkLimits,
): Promise<AudioChunks | null> {
  const { type, extension, durationSeconds, decode } = file
  const parts = await splitters[type]?.(source, limits)
  if (parts?.every(({ bytes }) => bytes <= limits.bytes)) return { total: parts.length, chunks: parts }
  const isShort = durationSeconds === null || durationSeconds <= limits.seconds
  const isAccepted = source.bytes <= limits.bytes
  if (isAccepted && (isShort || !decode)) {
    const whole = readRange(source, { at: 0, bytes: source.bytes })
    const part = { startSeconds: 0, open: whole, bytes: source.bytes, type, fileName: `sound.${extension}` }
    return { total: 1, chunks: [part] }
  }
  if (!decode) return null
  return {
    total: durationSeconds === null ? null : countDecodedChunks(durationSeconds, limits),
    chunks: splitDecoded(decode(), limits),
  }
}
