import { uploadPieceBytesMaximum } from '@verbena/contract/own-media/upload-limits'

/** Small enough for a slow connection, and so that progress shows soon. */
export const firstChunkBytes = 512 * 1024
const chunkBytesMinimum = 64 * 1024
/** Target time of a chunk: short enough for frequent progress and for a small loss after a failure. */
const chunkSeconds = 4

/** @returns the size of the next chunk after one of `bytes` took `seconds`, at most four times as large */
export function nextChunkBytes(bytes: number, seconds: number): number {
  const targetBytes = seconds > 0 ? (bytes * chunkSeconds) / seconds : Number.POSITIVE_INFINITY
  return clampChunkBytes(Math.min(targetBytes, bytes * 4))
}

/** @returns the size of the next chunk after a failed one */
export const smallerChunkBytes = (bytes: number): number => clampChunkBytes(bytes / 4)

const clampChunkBytes = (bytes: number) =>
  Math.round(Math.max(chunkBytesMinimum, Math.min(uploadPieceBytesMaximum, bytes)))
