import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { linkedSeconds, withoutLinkedSeconds } from './start-seconds.ts'

/**
 * The moment that the page was opened for, in seconds. It leaves the address at once: opened again, or come back to
 * later, the page starts where the learner stopped.
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
