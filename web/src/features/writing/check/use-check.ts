import type { CheckedWriting } from '@verbena/contract/writing/writing-check'
import { checkWriting } from '@verbena/contract/writing/writing-check'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { moveNotes, type PlacedNote, placeNotes } from './note-positions.ts'

/** After the first check, the text is checked again after this pause in typing. */
const recheckDelayMs = 3000

export type Check = ReturnType<typeof useCheck>
type Found = Pick<CheckedWriting, 'profile' | 'sources'> & { checkedText: string }

/** The check of a text. Its notes move with their words while the text is edited. */
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
  const check = async (checkedText: string) => {
    cancel()
    setError(null)
    if (checkedText.trim() === '') {
      setFound(null)
      setPlaced({ notes: [], text: checkedText })
      return
    }
    const controller = new AbortController()
    running.current = controller
    setChecking(true)
    try {
      const body = { text: checkedText.toWellFormed(), language }
      const { notes, profile, sources } = await call(checkWriting, { body }, { signal: controller.signal })
      if (running.current !== controller) return
      // The notes belong to the text that was sent; later edits move them.
      setPlaced({ notes: placeNotes(notes, checkedText), text: checkedText })
      setFound({ profile, sources, checkedText })
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

  const checkAgain = useEffectEvent((latestText: string) => void check(latestText))
  const hasChecked = found !== null
  const isBehind = hasChecked && found.checkedText !== text
  useEffect(() => {
    if (!isBehind || isChecking || error) return
    // Each letter restarts the timer.
    const timer = setTimeout(() => checkAgain(text), recheckDelayMs)
    return () => clearTimeout(timer)
  }, [text, isBehind, isChecking, error])

  return {
    notes: placed.notes.filter(({ key }) => !dismissed.has(key)),
    found,
    isBehind,
    isChecking,
    error,
    check: () => void check(text),
    cancel,
    dismiss: (key: string) => setDismissed((before) => new Set([...before, key])),
  }
}
