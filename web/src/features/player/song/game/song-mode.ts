import { type HiddenPercent, hiddenPercents } from '@verbena/language/song/hidden-words'

/** The mode of a song: nothing is hidden, every third line, or a share of the words, which are chosen or typed. */
export type SongMode = 'sing' | 'lines' | `choose-${HiddenPercent}` | `type-${HiddenPercent}`

/** From the easiest to the hardest. */
export const songModes: readonly SongMode[] = [
  'sing',
  'lines',
  ...hiddenPercents.map((percent) => `choose-${percent}` as const),
  ...hiddenPercents.map((percent) => `type-${percent}` as const),
]

/** The mode in the URL (`?mode=type-25`); the default of the specification is every third line. */
export function songModeOf(search: string): SongMode {
  const named = new URLSearchParams(search).get('mode')
  return songModes.find((mode) => mode === named) ?? 'lines'
}

/** The percentage of words that a mode hides; null if it hides no words. */
export function percentOf(mode: SongMode): HiddenPercent | null {
  return hiddenPercents.find((percent) => mode.endsWith(`-${percent}`)) ?? null
}

/** Whether answers are typed. */
export const isTyped = (mode: SongMode) => mode.startsWith('type-')

/** The i18n key that explains how the learner answers in a mode. */
export const manner = (mode: Exclude<SongMode, 'sing'>) =>
  mode === 'lines' ? 'lines' : isTyped(mode) ? 'type' : 'choose'
