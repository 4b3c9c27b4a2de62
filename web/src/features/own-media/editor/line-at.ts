import type { EditorLine } from './editor-line.ts'

/** The place of the last line that has begun by then; -1 before the first. */
export function lineAt(lines: readonly EditorLine[], seconds: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.start ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
