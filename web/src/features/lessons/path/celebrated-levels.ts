import type { Level } from '@verbena/language/levels'
import { browserStorage } from '../../../api/browser-storage.ts'

const keyOf = (level: Level) => `celebrated_${level}`

/** Whether the end of a level was shown in this browser. */
export const isCelebrated = (level: Level): boolean => browserStorage.read(keyOf(level)) !== null

export function keepCelebrated(level: Level) {
  browserStorage.write(keyOf(level), 'true')
}
