import { browserStorage } from '../../api/browser-storage.ts'

const keyOf = (mediaId: string) => `transcriptOffset.${mediaId}`
/** A transcript that lies further beside its film belongs to another cut of it. */
const furthestSeconds = 600

/** In hundredths of a second, and no further than ten minutes. */
export function tidyOffset(seconds: number): number {
  const rounded = Math.round(seconds * 100) / 100
  return Math.max(-furthestSeconds, Math.min(furthestSeconds, rounded)) || 0
}

/** How much later than it says a transcript is said in this browser's copy of the film, in seconds. */
export function readOffset(mediaId: string): number {
  const seconds = Number.parseFloat(browserStorage.read(keyOf(mediaId)) ?? '')
  return Number.isFinite(seconds) ? tidyOffset(seconds) : 0
}

export function saveOffset(mediaId: string, seconds: number) {
  if (seconds === 0) browserStorage.remove(keyOf(mediaId))
  else browserStorage.write(keyOf(mediaId), String(seconds))
}
