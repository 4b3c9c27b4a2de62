import { useState } from 'react'
import { tabStorage } from '../../api/browser-storage.ts'

const key = 'reviewSilent'

/** Who cannot listen now cannot in the next round either; tomorrow is another day. */
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
