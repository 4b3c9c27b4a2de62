import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const unset = Symbol('unset')

/** Runs `act` after the first render and whenever `value` has changed, for example to move the focus or to scroll. */
export function useOnChange(value: unknown, act: () => void) {
  const last = useRef<unknown>(unset)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    run()
  }, [value])
}

/**
 * Moves the focus to `target` after the first render and whenever `value` changes, because the focused element may have
 * been removed.
 */
export function useFocusOnChange(
  target: RefObject<HTMLElement | null>,
  value: unknown,
  options?: FocusOptions,
) {
  useOnChange(value, () => target.current?.focus(options))
}

/** Moves the focus to an element when it is mounted. @returns the ref of the element */
export function useFocusOnMount<Focused extends HTMLElement>() {
  const target = useRef<Focused>(null)
  useEffect(() => {
    target.current?.focus()
  }, [])
  return target
}
