import { type HiddenPercent, hiddenPercents } from '@verbena/language/song/hidden-words'

/** How a song is played: nothing hidden, every third line, or a share of the words, chosen or typed. */
export type SongMode = 'sing' | 'lines' | `choose-${HiddenPercent}` | `type-${HiddenPercent}`

/** From the gentlest to the hardest. */
export const songModes: readonly SongMode[] = [
  'sing',
  'lines',
  ...hiddenPercents.map((percent) => `choose-${percent}` as const),
  ...hiddenPercents.map((percent) => `type-${percent}` as const),
]

/** The mode that an address names (`?mode=type-25`); else the one of the specification, every third line. */
export function songModeOf(search: string): SongMode {
  const named = new URLSearchParams(search).get('mode')
  return songModes.find((mode) => mode === named) ?? 'lines'
}

/** How many of a hundred words a mode hides; null where it hides no words. */
export function percentOf(mode: SongMode): HiddenPercent | null {
  return hiddenPercents.find((percent) => mode.endsWith(`-${percent}`)) ?? null
}

/** Whether answers are typed. */
export const isTyped = (mode: SongMode) => mode.startsWith('type-')

/** How answers are given, where there are any: the key of its explanation. */
export const manner = (mode: Exclude<SongMode, 'sing'>) =>
  mode === 'lines' ? 'lines' : isTyped(mode) ? 'type' : 'choose'
