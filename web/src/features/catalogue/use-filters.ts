import type { Level } from '@verbena/language/levels'
import { startTransition, useEffect, useEffectEvent, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Filters, readFilters, withChange } from './filters.ts'

const searchPauseMilliseconds = 300

/**
 * The filters, kept in the address. The router changes the address in a transition, which would leave a chosen
 * option behind for a moment: the optimistic parameters move the controls at once.
 */
export function useFilters(ownLevel: Level) {
  const [params, setParams] = useSearchParams()
  const [shownParams, showParams] = useOptimistic(params)
  const [typed, setTyped] = useState<string | null>(null)

  const change = (patch: Partial<Filters>) =>
    startTransition(() => {
      const next = withChange(shownParams, patch)
      if (patch.search !== undefined) setTyped(null)
      showParams(next)
      setParams(next, { replace: true })
    })
  useAfterPause(typed, (search) => change({ search: search.trim() }))

  const filters = readFilters(shownParams, ownLevel)
  return { filters, searchShown: typed ?? filters.search, change, typeSearch: setTyped }
}

function useAfterPause(typed: string | null, onPause: (typed: string) => void) {
  const paused = useEffectEvent(onPause)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => paused(typed), searchPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
}
