import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { linkedSeconds, withoutLinkedSeconds } from './start-seconds.ts'

/**
 * The start time of the link that opened the page, in seconds. It is removed from the URL, so that after a reload or a
 * return to the page playback starts where the learner stopped.
 */
export function useLinkedSeconds(): number | null {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [asked] = useState(() => linkedSeconds(search))
  const rest = withoutLinkedSeconds(search)
  useEffect(() => {
    if (rest !== null) void navigate({ search: rest }, { replace: true, state })
  }, [rest, state, navigate])
  return asked
}
