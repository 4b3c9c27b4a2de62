import { useEffect, useEffectEvent } from 'react'

/** Handles the keys of a session wherever the focus is, except in a text field. */
export function useSessionKeys(actions: Partial<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event
    if (repeat || ctrlKey || metaKey || altKey || event.defaultPrevented) return
    const name = key.toLowerCase()
    if (target instanceof Element && target.closest('input, textarea, select')) return
    // Enter and Space keep their meaning on a focused button or link.
    const isPress = name === 'enter' || name === ' '
    if (isPress && target instanceof Element && target.closest('button, a, summary')) return
    const act = actions[name]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
