import type { Level } from '@verbena/language/levels'
import { startTransition, useEffect, useEffectEvent, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Filters, readFilters, searchOf, withChange } from './filter-params.ts'

const searchPauseMs = 300

/** The text in the search field, and whether the URL already contains it. */
type Typed = { text: string; isSent: boolean }

/**
 * The filters, which are in the URL. The router updates the URL in a transition, which would delay the controls;
 * optimistic parameters update them at once.
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
    // Text typed since then has its own timer.
    move({ search: searchOf(text) }, (latest) => (latest?.text === text ? { text, isSent: true } : latest)),
  )

  const filters = readFilters(shownParams, ownLevel)
  // The URL omits a trailing space, but the field keeps it, because another word may follow.
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
