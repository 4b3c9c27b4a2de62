import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listsKey, versionsQuery } from '../writing-queries.ts'
import type { TextState } from './begin-text.ts'
import { createTextKeeper } from './text-keeper.ts'
import { holdText } from './text-lock.ts'

const now = () => Date.now()

/** A text while its page is open. */
export function useText(username: string, id: string, begun: TextState) {
  const client = useQueryClient()
  const [keeper] = useState(() => {
    const onSaved = () => {
      void client.invalidateQueries({ queryKey: listsKey(username) })
      void client.invalidateQueries({ queryKey: versionsQuery(username, id).queryKey })
    }
    return createTextKeeper({ username, id }, begun, { now, onSaved })
  })
  useEffect(() => {
    const letGo = holdText(username, id)
    // What was kept last time goes up at once.
    void keeper.flush()
    const flush = () => void keeper.flush()
    const turn = () => {
      if (document.visibilityState === 'hidden') flush()
      else void keeper.refresh()
    }
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', turn)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', turn)
      void keeper.leave().finally(letGo)
    }
  }, [keeper, username, id])
  return { keeper, text: useSyncExternalStore(keeper.subscribe, keeper.read) }
}
