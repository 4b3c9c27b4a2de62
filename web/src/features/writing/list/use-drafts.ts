import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { draftsOf, subscribeToDrafts } from '../text/drafts.ts'
import { sendDrafts } from '../text/send-drafts.ts'
import { listsKey } from '../writing-queries.ts'

/** What this browser keeps and the server does not have: shown, and sent as soon as there is a connection. */
export function useDrafts(username: string) {
  const client = useQueryClient()
  const [drafts, setDrafts] = useState(() => draftsOf(username))
  const readDrafts = useCallback(() => setDrafts(draftsOf(username)), [username])
  useEffect(() => {
    let isHere = true
    let known = draftsOf(username)
    // A page that was just left may have sent its text since.
    setDrafts(known)
    // Typed on in another tab, or sent: by this page, by another one, or by the look that every page takes.
    const stopHearing = subscribeToDrafts(() => {
      const now = draftsOf(username)
      const hasArrived = known.some(({ id }) => !now.some((draft) => draft.id === id))
      known = now
      if (!hasArrived) return readDrafts()
      // First what the server has, so that the text is at no time on neither list.
      void client.invalidateQueries({ queryKey: listsKey(username) }).then(() => isHere && readDrafts())
    })
    const send = () => void sendDrafts(username)
    send()
    window.addEventListener('online', send)
    return () => {
      isHere = false
      stopHearing()
      window.removeEventListener('online', send)
    }
  }, [username, client, readDrafts])
  return { drafts, readDrafts }
}
