import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * The keys 1 to 9 choose from what is shown, wherever they are pressed, except in a field, a menu or a dialog that lies
 * over it.
 */
export function useDigitKeys(shown: RefObject<Element | null>, onDigit: (index: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event
    // Another has taken the key: the grade before, and what it brought came between.
    if (event.defaultPrevented || repeat || ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return
    if (!isElsewhere(target, shown.current)) onDigit(Number(key) - 1)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function isElsewhere(target: EventTarget | null, shown: Element | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable], [role="menu"]')) return true
  const dialog = target.closest('[role="dialog"]')
  return dialog !== null && !dialog.contains(shown)
}
