import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { draftsOf } from '../text/drafts.ts'
import { sendDrafts } from '../text/send-drafts.ts'
import { listsKey } from '../writing-queries.ts'

/** What this browser keeps and the server does not have: shown, and sent as soon as there is a connection. */
export function useDrafts(username: string) {
  const client = useQueryClient()
  const [drafts, setDrafts] = useState(() => draftsOf(username))
  const readDrafts = useCallback(() => setDrafts(draftsOf(username)), [username])
  useEffect(() => {
    let isHere = true
    const send = async () => {
      let hasArrived = false
      await sendDrafts(username, () => {
        hasArrived = true
      })
      if (!isHere) return
      if (hasArrived) await client.invalidateQueries({ queryKey: listsKey(username) })
      readDrafts()
    }
    void send()
    const onOnline = () => void send()
    window.addEventListener('online', onOnline)
    return () => {
      isHere = false
      window.removeEventListener('online', onOnline)
    }
  }, [username, client, readDrafts])
  return { drafts, readDrafts }
}
