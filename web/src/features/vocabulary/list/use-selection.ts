import type { Word } from '@verbena/contract/vocabulary/words'
import { useCallback, useState } from 'react'

/** The selected words. A word that a search hides stays selected. */
export function useSelection(shown: readonly Word[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // Memoised, so that a change renders one row again and not ten thousand.
  const toggle = useCallback((id: string) => {
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const isAllShown = shown.length > 0 && shown.every(({ id }) => selected.has(id))
  return {
    selected,
    toggle,
    isAllShown,
    toggleShown: () => {
      const next = new Set(selected)
      for (const { id } of shown) {
        if (isAllShown) next.delete(id)
        else next.add(id)
      }
      setSelected(next)
    },
    clear: () => setSelected(new Set()),
  }
}
