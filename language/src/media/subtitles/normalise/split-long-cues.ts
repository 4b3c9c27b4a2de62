import type { Cue, TimedWord } from '../cue.ts'
import { roundToMilliseconds } from '../cue.ts'
import { type Piece, splitText } from './split-text.ts'

/** Splits a cue whose text is too long. The parts share its time by word times, or else by their lengths. */
export function splitLongCues(cue: Cue): Cue[] {
  const pieces = [...splitText(cue.text)]
  if (pieces.length === 1) return [cue]
  const timeAt = (position: number) =>
    roundToMilliseconds(cue.start + ((cue.end - cue.start) * position) / cue.text.length)
  const words = sharedOut(cue, pieces)
  const starts = pieces.map(({ from }, index) => words[index]?.[0]?.start ?? timeAt(from))
  return pieces
    .map(({ text }, index) => ({
      ...cue,
      text,
      start: index === 0 ? cue.start : (starts[index] ?? cue.start),
      end: starts[index + 1] ?? cue.end,
      words: words[index]?.length ? words[index] : undefined,
    }))
    .filter(({ start, end }) => end > start)
}

/** Distributes the words to the pieces. Words follow each other in the text, with or without spaces. */
function sharedOut({ text, words = [] }: Cue, pieces: readonly Piece[]): TimedWord[][] {
  const shares: TimedWord[][] = pieces.map(() => [])
  let position = 0
  let at = 0
  for (const word of words) {
    if (!text.startsWith(word.text, position)) position++
    while (at < pieces.length - 1 && position >= (pieces[at]?.to ?? 0)) at++
    shares[at]?.push(word)
    position += word.text.length
  }
  return shares
}
