import { type Piece, piecesOf } from './place-notes.ts'

/**
 * Cuts a text into its lines, and each into what is marked and what is not: who types in one line has the others left
 * as they are. A note over several lines is in each.
 */
export function linesOf<Note extends { start: number; end: number }>(
  text: string,
  notes: readonly Note[],
): Piece<Note>[][] {
  let line: Piece<Note>[] = []
  const lines = [line]
  for (const { text: piece, start, note } of piecesOf(text, notes)) {
    let at = start
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) {
        line = []
        lines.push(line)
      }
      if (part !== '') line.push({ text: part, start: at, note })
      at += part.length + 1
    }
  }
  return lines
}
