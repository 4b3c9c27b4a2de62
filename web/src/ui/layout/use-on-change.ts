import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const unset = Symbol('unset')

/** Runs `act` after the first render and after each one in which `value` is another. For the focus, scrolling and the like. */
export function useOnChange(value: unknown, act: () => void) {
  const last = useRef<unknown>(unset)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    run()
  }, [value])
}

/** Moves the focus to `target` after the first render and whenever `value` changes: what had the focus may be gone. */
export function useFocusOnChange(
  target: RefObject<HTMLElement | null>,
  value: unknown,
  options?: FocusOptions,
) {
  useOnChange(value, () => target.current?.focus(options))
}

/** Moves the focus to an element when it appears. @returns the ref of the element */
export function useFocusOnMount<Focused extends HTMLElement>() {
  const target = useRef<Focused>(null)
  useEffect(() => {
    target.current?.focus()
  }, [])
  return target
}
