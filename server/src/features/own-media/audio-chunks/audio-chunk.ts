import type { AudioFile } from '../../../providers/transcription/transcriber.ts'

/** A part with the second of the file at which it begins: below 0 where a player would not play its first moment. */
export type AudioChunk = AudioFile & { startSeconds: number }
/** So long a part, or shorter where the transcriber takes no more bytes. */
export type ChunkLimits = { seconds: number; bytes: number }
