import { browserStorage } from '../../../api/browser-storage.ts'

/** Keys from the specification: the hint was seen, and the tour was finished or skipped. */
const keys = { hint: 'videoPlayerTourSeen', tour: 'videoPlayerTourCompleted' } as const

export const wasShown = (what: keyof typeof keys): boolean => browserStorage.read(keys[what]) === 'true'

/**
 * If the storage is not available, a warning is logged, and it is shown again at the next visit (specification 2,
 * section 8).
 */
export function saveShown(what: keyof typeof keys) {
  if (browserStorage.write(keys[what], 'true')) return
  // biome-ignore lint/suspicious/noConsole: the specification requires this log
  console.warn(`${keys[what]} could not be stored.`)
}
