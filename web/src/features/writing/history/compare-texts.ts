export type Change = { kind: 'same' | 'removed' | 'added'; text: string }

/** Above this many comparisons the whole difference is shown at once, because it is unreadable word by word. */
const cellsMaximum = 4_000_000

/** The changes of a text, word by word. @example compareTexts('un gato', 'un perro') */
export function compareTexts(before: string, after: string): Change[] {
  const [old, next] = [piecesOf(before), piecesOf(after)]
  let head = 0
  while (head < old.length && head < next.length && old[head] === next[head]) head += 1
  let tail = 0
  const shorter = Math.min(old.length, next.length) - head
  while (tail < shorter && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1
  const middle = compareMiddle(old.slice(head, old.length - tail), next.slice(head, next.length - tail))
  return mergeNeighbours([
    { kind: 'same', text: old.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - tail).join('') },
  ])
}

/** Words, spaces and punctuation marks. */
const piecesOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}'’-]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? []

function compareMiddle(old: readonly string[], next: readonly string[]): Change[] {
  if (old.length * next.length > cellsMaximum)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: next.join('') },
    ]
  const width = next.length + 1
  /** Length of the longest common subsequence from each pair of indexes on. */
  const common = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      common[i * width + j] = old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const changes: Change[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < next.length) {
    const [removed, added] = [old[i], next[j]]
    if (removed !== undefined && removed === added) {
      changes.push({ kind: 'same', text: removed })
      i += 1
      j += 1
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', text: removed })
      i += 1
    } else {
      changes.push({ kind: 'added', text: added ?? '' })
      j += 1
    }
  }
  return changes
}

/** Joins neighbouring changes of one kind. */
function mergeNeighbours(changes: readonly Change[]): Change[] {
  const result: Change[] = []
  for (const change of changes) {
    const last = result.at(-1)
    if (change.text === '') continue
    if (last?.kind === change.kind) last.text += change.text
    else result.push({ ...change })
  }
  return result
}
