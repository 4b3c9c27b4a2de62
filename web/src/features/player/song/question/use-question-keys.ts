import { useEffect, useEffectEvent } from 'react'

/** The commands of the space bar, H and K; `null` if a key does nothing at present. */
type Keys = { onReplay: (() => void) | null; onHint: (() => void) | null; onSkip: (() => void) | null }

/**
 * While the song waits, the space bar replays the line, also in the answer field, because no word contains a space. Outside
 * fields H shows a letter and K skips. The listener runs before that of the player, whose space bar continues playback.
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
/** Elements that handle the space bar themselves. */
const pressed = `${fields}, button, a, summary, [role="button"]`

function isElsewhere(target: EventTarget | null, isSpace: boolean): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[role="menu"], [role="dialog"]')) return true
  const isOwnField = isSpace && target.matches('[data-song-answer]')
  return !isOwnField && target.closest(isSpace ? pressed : fields) !== null
}
