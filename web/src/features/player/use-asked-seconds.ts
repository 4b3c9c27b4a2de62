import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askedSeconds, withoutMoment } from './start-seconds.ts'

/**
 * The moment that the page was opened for, in seconds. It leaves the address at once: opened again, or come back to
 * later, the page starts where the learner stopped.
 */
export function useAskedSeconds(): number | null {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [asked] = useState(() => askedSeconds(search))
  const rest = withoutMoment(search)
  useEffect(() => {
    if (rest !== null) void navigate({ search: rest }, { replace: true, state })
  }, [rest, state, navigate])
  return asked
}
