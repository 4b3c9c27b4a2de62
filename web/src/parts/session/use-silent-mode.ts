import { useState } from 'react'
import { tabStorage } from '../../api/browser-storage.ts'

const key = 'reviewSilent'

/** Kept in session storage: it applies to the next session in this tab, but not to another day. */
export function useSilentMode() {
  const [isSilent, setSilent] = useState(() => tabStorage.read(key) !== null)
  return {
    isSilent,
    choose: (chosen: boolean) => {
      setSilent(chosen)
      if (chosen) tabStorage.write(key, 'true')
      else tabStorage.remove(key)
    },
  }
}
