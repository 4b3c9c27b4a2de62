import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { outboxSender } from '../../../parts/outbox/outbox-sender.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import { sendWritingDraft } from '../text/send-writing-draft.ts'
import { draftsOf } from '../text/writing-drafts.ts'

/** The drafts of this browser that the server does not have yet. They are sent as soon as there is a connection. */
export function useDrafts(learnerId: string) {
  const client = useQueryClient()
  const [drafts, setDrafts] = useState(() => draftsOf(learnerId))
  const readDrafts = useCallback(() => setDrafts(draftsOf(learnerId)), [learnerId])
  useEffect(() => {
    let isMounted = true
    let known = draftsOf(learnerId)
    // A page that was just left may have sent its text since the first render.
    setDrafts(known)
    // Drafts change when they are edited in another tab, or sent by any page.
    const unsubscribe = writingDrafts.subscribe(() => {
      const now = draftsOf(learnerId)
      const wasSent = known.some(({ id }) => !now.some((draft) => draft.id === id))
      known = now
      if (!wasSent) return readDrafts()
      // The server's list is fetched first, so that the text never disappears.
      void client
        .invalidateQueries({ queryKey: queryKeys.writing.lists(learnerId) })
        .then(() => isMounted && readDrafts())
    })
    outboxSender.setSendWriting(sendWritingDraft)
    const stopSending = outboxSender.start()
    void outboxSender.retryAll()
    return () => {
      isMounted = false
      unsubscribe()
      stopSending()
    }
  }, [learnerId, client, readDrafts])
  return { drafts, readDrafts }
}
