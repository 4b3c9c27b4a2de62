import type { KnownWords } from '../transcript/use-known-words.ts'
import { useLineTranslations } from '../transcript/use-line-translations.ts'
import type { LineOffset } from './use-offset-lines.ts'
import { useStoredChoice } from './use-stored-choice.ts'

export type PlayerOptions = ReturnType<typeof usePlayerOptions>

/** The learner's options for every item, stored in this browser, and the transcript offset of the current item. */
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

/** An option that is on or off, stored in this browser. */
function useStoredSwitch(key: string, initial: 'on' | 'off') {
  const [chosen, choose] = useStoredChoice(key, ['on', 'off'], initial)
  const isOn = chosen === 'on'
  return { isOn, toggle: () => choose(isOn ? 'off' : 'on') }
}
