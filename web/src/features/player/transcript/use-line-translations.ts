import type { Segment } from '@verbena/contract/player'
import { useState } from 'react'
import { useStoredChoice } from '../options/use-stored-choice.ts'

/** A translation under its line is hidden, blurred until it is pressed, or shown. */
export const translationModes = ['hidden', 'blurred', 'shown'] as const
export type TranslationMode = (typeof translationModes)[number]
export type LineTranslations = ReturnType<typeof useLineTranslations>

const none: ReadonlySet<number> = new Set()

/** The mode of the translations, stored in this browser, and the blurred translations that were revealed. */
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
    /** @returns the new mode */
    nextMode: (): TranslationMode => {
      const next = translationModes[(translationModes.indexOf(mode) + 1) % translationModes.length] ?? mode
      setMode(next)
      return next
    },
    reveal: (line: number) => setRevealed((lines) => new Set(lines).add(line)),
  }
}
