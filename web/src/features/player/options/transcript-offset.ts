import { browserStorage } from '../../../api/browser-storage.ts'

const keyOf = (mediaId: string) => `transcriptOffset.${mediaId}`
/** A transcript with a larger offset belongs to another cut of the video. */
const furthestSeconds = 600

/** Rounds to hundredths of a second, and limits the offset to ten minutes. */
export function normaliseOffset(seconds: number): number {
  const rounded = Math.round(seconds * 100) / 100
  return Math.max(-furthestSeconds, Math.min(furthestSeconds, rounded)) || 0
}

/**
 * The offset of a transcript in seconds, stored in this browser for each item; a positive one makes the lines later.
 */
export function readOffset(mediaId: string): number {
  const seconds = Number.parseFloat(browserStorage.read(keyOf(mediaId)) ?? '')
  return Number.isFinite(seconds) ? normaliseOffset(seconds) : 0
}

export function saveOffset(mediaId: string, seconds: number) {
  if (seconds === 0) browserStorage.remove(keyOf(mediaId))
  else browserStorage.write(keyOf(mediaId), String(seconds))
}
