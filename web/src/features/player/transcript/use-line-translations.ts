import type { Segment } from '@verbena/contract/player'
import { useState } from 'react'
import { useStoredChoice } from '../options/use-stored-choice.ts'

/** Under its line a translation is not there, or blurred until it is touched, or plain. */
export const translationModes = ['hidden', 'blurred', 'shown'] as const
export type TranslationMode = (typeof translationModes)[number]
export type LineTranslations = ReturnType<typeof useLineTranslations>

const none: ReadonlySet<number> = new Set()

/** How the lines' translations are shown, stored in this browser, and which blurred ones were revealed. */
export function useLineTranslations(segments: readonly Segment[]) {
  const [mode, choose] = useStoredChoice('lineTranslations', translationModes, 'hidden')
  const [revealed, setRevealed] = useState(none)
  const setMode = (next: TranslationMode) => {
    choose(next)
    setRevealed(none)
  }
  return {
    areThere: segments.some((segment) => segment.translation),
    mode,
    revealed,
    setMode,
    /** @returns the mode that follows */
    nextMode: (): TranslationMode => {
      const next = translationModes[(translationModes.indexOf(mode) + 1) % translationModes.length] ?? mode
      setMode(next)
      return next
    },
    reveal: (line: number) => setRevealed((lines) => new Set(lines).add(line)),
  }
}
