import { useState } from 'react'
import { browserStorage } from '../../api/browser-storage.ts'

const storageKey = 'dualSubtitles'

/** Whether the translation stands under the line; the learner's choice stays in this browser. */
export function useDualSubtitles() {
  const [isDual, setIsDual] = useState(() => browserStorage.read(storageKey) !== 'off')
  const toggleDual = () => {
    setIsDual(!isDual)
    browserStorage.write(storageKey, isDual ? 'off' : 'on')
  }
  return { isDual, toggleDual }
}
