import type { KnownWords } from './use-known-words.ts'
import { useLineTranslations } from './use-line-translations.ts'
import type { LineOffset } from './use-offset-lines.ts'
import { useStoredSwitch } from './use-stored-switch.ts'

export type PlayerOptions = ReturnType<typeof usePlayerOptions>

/** What the learner chose for every film, kept in this browser, and of this one how its text lies beside the sound. */
export function usePlayerOptions(offset: LineOffset, known: KnownWords | null) {
  return {
    offset,
    translations: useLineTranslations(offset.segments),
    dual: useStoredSwitch('dualSubtitles', 'on'),
    pauses: useStoredSwitch('pauseAfterLine', 'off'),
    colours: useStoredSwitch('wordColours', 'on'),
    hasColours: known !== null,
  }
}
