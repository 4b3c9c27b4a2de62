import type { Level } from '@verbena/language/levels'
import { startTransition, useEffect, useEffectEvent, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Filters, readFilters, searchOf, withChange } from './filter-params.ts'

const searchPauseMs = 300

/** What stands in the search field, and whether the address has it already. */
type Typed = { text: string; isSent: boolean }

/**
 * The filters, which stand in the address. The router changes the address in a transition, which would leave a chosen
 * option behind for a moment: the optimistic parameters move the controls at once.
 */
export function useFilters(ownLevel: Level) {
  const [params, setParams] = useSearchParams()
  const [shownParams, showParams] = useOptimistic(params)
  const [typed, setTyped] = useState<Typed | null>(null)

  const move = (patch: Partial<Filters>, nextTyped: (typed: Typed | null) => Typed | null) =>
    startTransition(() => {
      const next = withChange(shownParams, patch)
      setTyped(nextTyped)
      showParams(next)
      setParams(next, { replace: true })
    })
  const change = (patch: Partial<Filters>) =>
    move(patch, (latest) => (patch.search === undefined ? latest : null))
  useAfterPause(typed, ({ text }) =>
    // Text typed since then has a timer of its own.
    move({ search: searchOf(text) }, (latest) => (latest?.text === text ? { text, isSent: true } : latest)),
  )

  const filters = readFilters(shownParams, ownLevel)
  // The space after "la" is not in the address, and must stay in the field: another word may follow.
  const isTypedShown = typed && (!typed.isSent || searchOf(typed.text) === filters.search)
  return {
    filters,
    searchShown: isTypedShown ? typed.text : filters.search,
    change,
    typeSearch: (text: string) => setTyped({ text, isSent: false }),
  }
}

function useAfterPause(typed: Typed | null, onPause: (typed: Typed) => void) {
  const paused = useEffectEvent(onPause)
  useEffect(() => {
    if (!typed || typed.isSent) return
    const timer = setTimeout(() => paused(typed), searchPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
}
