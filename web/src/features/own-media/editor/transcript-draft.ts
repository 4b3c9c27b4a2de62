import { type EditorLine, isSameTime, isSameValue, type LineValue, sortByStart } from './editor-line.ts'

/** A changed line: `before` is null for an added line, `after` for a removed one. */
export type LineChange = { before: LineValue | null; after: LineValue | null }
/** Unsaved changes of a version of the server. */
export type TranscriptDraft = { version: number; changes: LineChange[] }

const valueIn = ({ text, start, end }: EditorLine): LineValue => ({ text, start, end })

/** The differences between the lines of the server and those of the editor. */
export function changesOf(base: readonly EditorLine[], lines: readonly EditorLine[]): LineChange[] {
  const old = new Map(base.map((line) => [line.key, line]))
  const now = new Set(lines.map(({ key }) => key))
  const changed = lines.flatMap((line) => {
    const before = old.get(line.key)
    if (before && isSameValue(before, line)) return []
    return [{ before: before ? valueIn(before) : null, after: valueIn(line) }]
  })
  const removed = base.filter(({ key }) => !now.has(key))
  return [...changed, ...removed.map((line) => ({ before: valueIn(line), after: null }))]
}

export type Rebased = {
  lines: EditorLine[]
  /** Changes that were not applied, because the same line was changed in both places. */
  conflicts: LineChange[]
  /** The number of applied changes. */
  applied: number
}

/**
 * Applies changes to another version of the text. A line is identified by its former value. When one side changed only the
 * text and the other only the times, both changes are kept.
 */
export function rebase(base: readonly EditorLine[], changes: readonly LineChange[]): Rebased {
  const lines: (EditorLine | null)[] = [...base]
  const used = new Set<number>()
  const finder = lineFinder(base, used)
  const [added, conflicts]: [EditorLine[], LineChange[]] = [[], []]
  let applied = 0
  let nextKey = base.reduce((free, { key }) => Math.max(free, key + 1), 0)
  for (const change of changes) {
    const { before, after } = change
    const isPresent = after !== null && finder.exact(after) >= 0
    if (before === null ? isPresent : finder.exact(before) < 0 && isPresent) continue
    if (before === null) {
      if (after) added.push({ key: nextKey++, ...after })
      applied++
      continue
    }
    const found = finder.find(change)
    if (!found) {
      // A line that was deleted on both sides is no conflict.
      if (after) conflicts.push(change)
      continue
    }
    const [index, value] = found
    used.add(index)
    const line = lines[index]
    lines[index] = value && line ? { key: line.key, ...value } : null
    applied++
  }
  return { lines: sortByStart([...lines.filter((line) => line !== null), ...added]), conflicts, applied }
}

function lineFinder(base: readonly EditorLine[], used: ReadonlySet<number>) {
  const byText = indexesByText(base)
  const free = (text: string) => (byText.get(text) ?? []).filter((index) => !used.has(index))
  const exact = (value: LineValue) =>
    free(value.text).find((index) => base[index] && isSameValue(base[index], value)) ?? -1
  return {
    exact,
    /** @returns the index of the line, and its new value */
    find({ before, after }: LineChange): [number, LineValue | null] | null {
      if (!before) return null
      const same = exact(before)
      if (same >= 0) return [same, after]
      if (!after) return null
      const changesText = before.text !== after.text
      const changesTimes = !isSameValue({ ...before, text: after.text }, after)
      const [only, ...others] = free(before.text)
      if (only !== undefined && others.length === 0 && !changesTimes) {
        const { start, end } = base[only] ?? before
        return [only, { text: after.text, start, end }]
      }
      const sameTimes = base.findIndex(
        ({ start, end }, index) =>
          !used.has(index) && isSameTime(start, before.start) && isSameTime(end, before.end),
      )
      return sameTimes >= 0 && !changesText
        ? [sameTimes, { ...after, text: base[sameTimes]?.text ?? after.text }]
        : null
    },
  }
}

function indexesByText(lines: readonly EditorLine[]): Map<string, number[]> {
  const indexes = new Map<string, number[]>()
  for (const [index, { text }] of lines.entries()) {
    const same = indexes.get(text)
    if (same) same.push(index)
    else indexes.set(text, [index])
  }
  return indexes
}
