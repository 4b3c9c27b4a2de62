import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Handles the keys 1 to 9 wherever the focus is, except in a text field, or in a menu or dialog above. */
export function useDigitKeys(shown: RefObject<Element | null>, onDigit: (index: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event
    // Another handler has used the key already, for example for the grade before this question.
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
