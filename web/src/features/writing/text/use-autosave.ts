import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { createAutosaveController } from './autosave-controller.ts'
import { holdTextLock } from './text-lock.ts'
import type { TextState } from './text-state.ts'
import { queueDraft } from './writing-drafts.ts'

const now = () => Date.now()

/** Autosaves a text while its page is open. */
export function useAutosave(learnerId: string, id: string, initial: TextState) {
  const client = useQueryClient()
  const [controller] = useState(() => {
    const onSaved = () => {
      void client.invalidateQueries({ queryKey: queryKeys.writing.lists(learnerId) })
      void client.invalidateQueries({ queryKey: queryKeys.writing.versions(learnerId, id) })
    }
    return createAutosaveController({ learnerId, id }, initial, { now, onSaved })
  })
  useEffect(() => {
    const releaseLock = holdTextLock(learnerId, id)
    // Sends a draft of the last visit at once.
    void controller.flush()
    const flush = () => void controller.flush()
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') flush()
      else void controller.refresh()
    }
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', handleVisibility)
      void controller.leave().finally(() => {
        releaseLock()
        queueDraft(learnerId, id)
      })
    }
  }, [controller, learnerId, id])
  return { controller, state: useSyncExternalStore(controller.subscribe, controller.read) }
}
