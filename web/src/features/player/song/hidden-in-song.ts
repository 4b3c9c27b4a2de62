import { gapMark } from '@verbena/contract/quiz'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type HiddenEntry, hiddenEntries } from '@verbena/language/song-quiz/hidden-entries'
import { type HiddenWord, hiddenWords } from '@verbena/language/song-quiz/hidden-words'
import type { SongGame, SongGameAction } from '@verbena/language/song-quiz/song-game'
import { percentOf, type SongMode } from './song-mode.ts'

/** A whole line or a word of one. */
export type Hidden = HiddenEntry | HiddenWord

/** One run through a song, whichever of them it hides. */
export type Game = SongGame<Hidden>
/** What happens in it. */
export type GameAction = SongGameAction<Hidden>

export const isWord = (hidden: Hidden): hidden is HiddenWord => 'wordInLine' in hidden

type Line = { text: string }

/** What a mode hides, in the order of the song. @param seed another one hides other words */
export function hiddenInSong(
  lines: readonly Line[],
  language: TargetLanguageCode,
  mode: SongMode,
  seed: string,
): readonly Hidden[] {
  const percent = percentOf(mode)
  if (percent !== null) return hiddenWords(lines, language, percent, seed)
  return mode === 'lines' ? hiddenEntries(lines, seed) : []
}

/** The lines of which something is still open, with a mark for each: what subtitles and screen readers tell. */
export function maskedLines({ hidden, results }: Game, lines: readonly Line[]): ReadonlyMap<number, string> {
  const masked = new Map<number, string>()
  // From the last to the first, so that what stands before keeps its place.
  for (const [index, one] of [...hidden.entries()].reverse()) {
    if (results[index]?.outcome !== 'open') continue
    const text = masked.get(one.line) ?? lines[one.line]?.text ?? ''
    masked.set(
      one.line,
      isWord(one) ? text.slice(0, one.start) + gapMark + text.slice(one.start + one.text.length) : gapMark,
    )
  }
  return masked
}
