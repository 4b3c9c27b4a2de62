import { useEffect, useEffectEvent } from 'react'

/** The keys of a session, wherever they are pressed, except in a field: there they write. */
export function useSessionKeys(actions: Partial<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event
    if (repeat || ctrlKey || metaKey || altKey || event.defaultPrevented) return
    const name = key.toLowerCase()
    if (target instanceof Element && target.closest('input, textarea, select')) return
    // What has the focus does by Enter and Space what it always does.
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
