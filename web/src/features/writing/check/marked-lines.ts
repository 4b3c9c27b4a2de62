import { type Piece, piecesOf } from './note-positions.ts'

/**
 * Splits a text into lines, and each line into marked and plain pieces, so that typing in one line renders only that
 * line. A note over several lines is in each of them.
 */
export function markedLines<Note extends { start: number; end: number }>(
  text: string,
  notes: readonly Note[],
): Piece<Note>[][] {
  let line: Piece<Note>[] = []
  const lines = [line]
  for (const { text: piece, start, note } of piecesOf(text, notes)) {
    let offset = start
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) {
        line = []
        lines.push(line)
      }
      if (part !== '') line.push({ text: part, start: offset, note })
      offset += part.length + 1
    }
  }
  return lines
}
