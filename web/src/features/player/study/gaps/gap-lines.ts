import { gapMark } from '@verbena/contract/media-tests'
import type { Token } from '@verbena/language/text/tokenise'
import { type FilledGaps, gapState } from './gaps-session.ts'

export type GapPlace = { gap: number; word: number }

/** The gaps of each line that has any. */
export function gapsByLine(gaps: FilledGaps['gaps']): Map<number, GapPlace[]> {
  const places = new Map<number, GapPlace[]>()
  for (const [gap, { line, word }] of gaps.entries())
    places.set(line, [...(places.get(line) ?? []), { gap, word }])
  return places
}

/** The lines with open gaps, with a mark in each gap. */
export function linesWithOpenGaps(
  filledGaps: FilledGaps,
  lines: readonly (readonly Token[])[],
): ReadonlyMap<number, string> {
  const hidden = new Map<number, string>()
  for (const [line, places] of gapsByLine(filledGaps.gaps)) {
    const open = places.filter(({ gap }) => gapState(filledGaps, gap) === 'open').map(({ word }) => word)
    if (open.length > 0) hidden.set(line, withGaps(lines[line] ?? [], open))
  }
  return hidden
}

function withGaps(tokens: readonly Token[], open: readonly number[]): string {
  let word = -1
  return tokens
    .map(({ text, isWord }) => {
      if (isWord) word += 1
      return isWord && open.includes(word) ? gapMark : text
    })
    .join('')
}
