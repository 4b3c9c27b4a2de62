import type { CheckedWriting } from '@verbena/contract/writing-check'
import { checkWriting } from '@verbena/contract/writing-check'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { moveNotes, type PlacedNote, placeNotes } from './place-notes.ts'

/** A text that was checked once is checked again when its writer has paused for so long. */
const pauseMilliseconds = 3000

export type Check = ReturnType<typeof useCheck>
type Found = Pick<CheckedWriting, 'profile' | 'sources'> & { checkedText: string }

/** What was found in a text; notes go along with its words while it is typed on. */
export function useCheck(text: string, language: TargetLanguageCode) {
  const [placed, setPlaced] = useState<{ notes: PlacedNote[]; text: string }>({ notes: [], text })
  const [found, setFound] = useState<Found | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const running = useRef<AbortController | null>(null)
  if (placed.text !== text) setPlaced({ notes: moveNotes(placed.notes, placed.text, text), text })

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setChecking(false)
  }, [])
  const check = async () => {
    cancel()
    setError(null)
    if (text.trim() === '') {
      setFound(null)
      setPlaced({ notes: [], text })
      return
    }
    const controller = new AbortController()
    running.current = controller
    setChecking(true)
    try {
      const body = { text: text.toWellFormed(), language }
      const { notes, profile, sources } = await call(checkWriting, { body }, { signal: controller.signal })
      if (running.current !== controller) return
      // Placed in the text that was sent; what was typed since moves them.
      setPlaced({ notes: placeNotes(notes, text), text })
      setFound({ profile, sources, checkedText: text })
    } catch (failure) {
      if (running.current !== controller) return
      setError(failure)
    }
    running.current = null
    setChecking(false)
  }
  useEffect(() => {
    return cancel
  }, [cancel])

  const checkAgain = useEffectEvent(() => void check())
  const hasChecked = found !== null
  const isBehind = hasChecked && found.checkedText !== text
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!isBehind || isChecking || error) return
    const timer = setTimeout(checkAgain, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text, isBehind, isChecking, error])

  return {
    notes: placed.notes.filter(({ key }) => !dismissed.has(key)),
    found,
    isBehind,
    isChecking,
    error,
    check: () => void check(),
    cancel,
    dismiss: (key: string) => setDismissed((before) => new Set([...before, key])),
  }
}
