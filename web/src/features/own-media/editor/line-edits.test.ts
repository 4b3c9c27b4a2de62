import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EditorLine, isSameValue, sortByStart } from './editor-line.ts'
import { applyEdits, lineEdits } from './line-edits.ts'

const line = (key: number, start: number, text = `line ${key}`): EditorLine => ({
  key,
  text,
  start,
  end: start + 1,
})
const base = [line(0, 0), line(1, 2), line(2, 4)]
const kinds = (lines: EditorLine[]) => lineEdits(base, lines).map(({ edit }) => edit)

test('unchanged lines give no edits', () => {
  expect(kinds(base)).toEqual([])
})

test('a changed line is identified by its index', () => {
  expect(kinds([line(0, 0), line(1, 2, 'other'), line(2, 4)])).toEqual([
    { kind: 'change', line: 1, text: 'other', start: 2, end: 3 },
  ])
})

test('removals go from the last line to the first, and a new line is inserted at its index', () => {
  expect(kinds([line(1, 2), line(7, 3)])).toEqual([
    { kind: 'remove', line: 2 },
    { kind: 'remove', line: 0 },
    { kind: 'insert', line: 1, text: 'line 7', start: 3, end: 4 },
  ])
})

test('a shift of all lines is one edit', () => {
  const long = Array.from({ length: 5000 }, (_, key) => line(key, key * 2))
  const moved = long.map((old) => ({ ...old, start: old.start + 1.5, end: old.end + 1.5 }))
  expect(lineEdits(long, moved).map(({ edit }) => edit)).toEqual([{ kind: 'shift', line: 0, seconds: 1.5 }])
})

test('lines that a shift would move before 0 are changed one by one', () => {
  const long = Array.from({ length: 50 }, (_, key) => line(key, key * 2))
  const moved = long.map((old) => ({ ...old, start: Math.max(0, old.start - 3), end: old.end - 3 }))
  moved[0] = { key: 0, text: 'line 0', start: 0, end: 0.1 }
  const edits = lineEdits(long, moved)
  expect(edits.map(({ edit }) => edit.kind)).toEqual(['shift', 'change', 'change'])
})

const value = fc.record({
  text: fc.string({ minLength: 1, maxLength: 5 }),
  start: fc.integer({ min: 0, max: 40_000 }).map((ms) => ms / 1000),
})

test('the edits turn any lines into any others', () => {
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 60 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 80 }), value), { maxLength: 60 }),
      fc.constantFrom(0, 1.25, -2),
      (old, next, shift) => {
        const before = sortByStart(old.map(({ text, start }, key) => line(key, start, text)))
        const byKey = new Map(next.map(([key, { text, start }]) => [key, line(key, start, text)]))
        const shifted = before.map(({ key, text, start }) => line(key, Math.max(0, start + shift), text))
        const after = sortByStart([
          ...shifted.filter(({ key }) => !byKey.has(key) && key % 5 !== 4),
          ...byKey.values(),
        ])
        const edited = applyEdits(before, lineEdits(before, after))
        expect(edited.map(({ key }) => key).sort()).toEqual(after.map(({ key }) => key).sort())
        const wanted = new Map(after.map((changed) => [changed.key, changed]))
        expect(edited.filter((result) => !isSameValue(result, wanted.get(result.key) ?? result))).toEqual([])
      },
    ),
  )
})
