import type { Word } from '@verbena/contract/vocabulary'
import { useCallback, useState } from 'react'

/** The words that are chosen; a search that hides some of them leaves them so. */
export function useSelection(shown: readonly Word[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // Kept, so that of ten thousand rows only the one is drawn again that changed.
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
