import { browserStorage } from '../../../api/browser-storage.ts'

/** The keys are the specification's: the hint was seen, the tour was finished or skipped. */
const keys = { hint: 'videoPlayerTourSeen', tour: 'videoPlayerTourCompleted' } as const

export const wasShown = (what: keyof typeof keys): boolean => browserStorage.read(keys[what]) === 'true'

/** Where the storage is closed it is shown again at the next visit, and only the console hears of it (specification 2, section 8). */
export function rememberShown(what: keyof typeof keys) {
  if (browserStorage.write(keys[what], 'true')) return
  // biome-ignore lint/suspicious/noConsole: the specification says so
  console.warn(`${keys[what]} could not be stored.`)
}
