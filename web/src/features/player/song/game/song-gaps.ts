import { gapMark } from '@verbena/contract/media-tests'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type HiddenEntry, hiddenEntries } from '@verbena/language/song/hidden-entries'
import { type HiddenWord, hiddenWords } from '@verbena/language/song/hidden-words'
import type { SongGame, SongGameAction } from '@verbena/language/song/song-game'
import { percentOf, type SongMode } from './song-mode.ts'

/** A whole line or a word of one. */
export type SongGap = HiddenEntry | HiddenWord

/** One run of the game, which hides lines or words. */
export type GapGame = SongGame<SongGap>
/** An action of the game. */
export type GapGameAction = SongGameAction<SongGap>

export const isWord = (hidden: SongGap): hidden is HiddenWord => 'wordInLine' in hidden

type Line = { text: string }

/** The gaps of a mode, in the order of the song. @param seed another seed hides other words */
export function songGaps(
  lines: readonly Line[],
  language: TargetLanguageCode,
  mode: SongMode,
  seed: string,
): readonly SongGap[] {
  const percent = percentOf(mode)
  if (percent !== null) return hiddenWords(lines, language, percent, seed)
  return mode === 'lines' ? hiddenEntries(lines, seed) : []
}

/** The lines with open gaps, with a mark in each gap, for subtitles and screen readers. */
export function maskedLines(
  { hidden, results }: GapGame,
  lines: readonly Line[],
): ReadonlyMap<number, string> {
  const masked = new Map<number, string>()
  // From the last to the first, so that earlier offsets stay valid.
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
