import { useEffect, useEffectEvent } from 'react'

/** The space bar and the letters that help with a question; `null` where a key does nothing now. */
type Keys = { onReplay: (() => void) | null; onHint: (() => void) | null; onSkip: (() => void) | null }

/**
 * While the song waits the space bar plays the line again, in the field too, since no word has a space in it. H shows
 * a letter and K skips, outside of fields. Heard before the player, whose space bar plays on.
 */
export function useQuestionKeys({ onReplay, onHint, onSkip }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event
    if (repeat || ctrlKey || metaKey || altKey || isElsewhere(target, key === ' ')) return
    const command = { ' ': onReplay, h: onHint, k: onSkip }[key.toLowerCase()]
    if (!command) return
    event.preventDefault()
    command()
  })
  useEffect(() => {
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

const fields = 'input, textarea, select, [contenteditable]'
/** What the space bar presses or writes into by itself. */
const pressed = `${fields}, button, a, summary, [role="button"]`

function isElsewhere(target: EventTarget | null, isSpace: boolean): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role="menu"], [role="dialog"]')) return true
  const isOwnField = isSpace && target.matches('[data-song-answer]')
  return !isOwnField && target.closest(isSpace ? pressed : fields) !== null
}
