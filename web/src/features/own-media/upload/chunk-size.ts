import { uploadPieceBytesMaximum } from '@verbena/contract/own-media/uploads'

/** Small enough for a slow line to send it in time, and to show soon that something moves. */
export const firstChunkBytes = 512 * 1024
const chunkBytesMinimum = 64 * 1024
/** A piece that takes so long tells often enough how far it is, and loses little when the line is cut. */
const chunkSeconds = 4

/** How large the next piece is, after one of `bytes` took `seconds`: it grows at most fourfold. */
export function nextChunkBytes(bytes: number, seconds: number): number {
  const paced = seconds > 0 ? (bytes * chunkSeconds) / seconds : Number.POSITIVE_INFINITY
  return within(Math.min(paced, bytes * 4))
}

/** After one that did not arrive. */
export const smallerChunkBytes = (bytes: number): number => within(bytes / 4)

const within = (bytes: number) =>
  Math.round(Math.max(chunkBytesMinimum, Math.min(uploadPieceBytesMaximum, bytes)))
