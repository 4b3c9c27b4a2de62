import { type EditorLine, inOrder, isSameTime, isSameValue, type LineValue } from './editor-line.ts'

/** One line that was changed: what it was, and what it became; null where it was not there. */
export type LineChange = { before: LineValue | null; after: LineValue | null }
/** What was changed on a version of the server, until it is saved. */
export type TranscriptDraft = { version: number; changes: LineChange[] }

const valueIn = ({ text, start, end }: EditorLine): LineValue => ({ text, start, end })

/** What differs between what the server has and what stands here. */
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
  /** What could not be put in: the same line was changed in both places. */
  conflicts: LineChange[]
  /** How many changes were put in. */
  applied: number
}

/**
 * Puts changes on another version of the text. A line is known again by what it was; where only its text or only its
 * times were changed meanwhile, and here only the other, both stay.
 */
export function rebase(base: readonly EditorLine[], changes: readonly LineChange[]): Rebased {
  const lines: (EditorLine | null)[] = [...base]
  const taken = new Set<number>()
  const finder = lineFinder(base, taken)
  const [added, conflicts]: [EditorLine[], LineChange[]] = [[], []]
  let applied = 0
  let nextKey = base.reduce((most, { key }) => Math.max(most, key + 1), 0)
  for (const change of changes) {
    const { before, after } = change
    const isThere = after !== null && finder.exact(after) >= 0
    if (before === null ? isThere : finder.exact(before) < 0 && isThere) continue
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
    const [place, value] = found
    taken.add(place)
    const line = lines[place]
    lines[place] = value && line ? { key: line.key, ...value } : null
    applied++
  }
  return { lines: inOrder([...lines.filter((line) => line !== null), ...added]), conflicts, applied }
}

function lineFinder(base: readonly EditorLine[], taken: ReadonlySet<number>) {
  const byText = placesByText(base)
  const free = (text: string) => (byText.get(text) ?? []).filter((place) => !taken.has(place))
  const exact = (value: LineValue) =>
    free(value.text).find((place) => base[place] && isSameValue(base[place], value)) ?? -1
  return {
    exact,
    /** The place of the line, and what it becomes there. */
    find({ before, after }: LineChange): [number, LineValue | null] | null {
      if (!before) return null
      const same = exact(before)
      if (same >= 0) return [same, after]
      if (!after) return null
      const isTextMine = before.text !== after.text
      const isTimeMine = !isSameValue({ ...before, text: after.text }, after)
      const [only, ...others] = free(before.text)
      if (only !== undefined && others.length === 0 && !isTimeMine) {
        const { start, end } = base[only] ?? before
        return [only, { text: after.text, start, end }]
      }
      const begun = base.findIndex(
        ({ start, end }, place) =>
          !taken.has(place) && isSameTime(start, before.start) && isSameTime(end, before.end),
      )
      return begun >= 0 && !isTextMine ? [begun, { ...after, text: base[begun]?.text ?? after.text }] : null
    },
  }
}

function placesByText(lines: readonly EditorLine[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { text }] of lines.entries()) {
    const same = places.get(text)
    if (same) same.push(place)
    else places.set(text, [place])
  }
  return places
}
