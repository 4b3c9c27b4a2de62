import type { AudioFile } from '../../../providers/transcription/transcriber.ts'

/**
 * A part of a file. `startSeconds` is its start time in the file; it is below 0 when players skip the first samples.
 */
export type AudioChunk = AudioFile & { startSeconds: number }
/** Maximum length and size of a part. */
export type ChunkLimits = { seconds: number; bytes: number }
