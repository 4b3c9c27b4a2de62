import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EditorLine, inOrder, isSameValue } from './editor-line.ts'
import { applyEdits, lineEdits } from './line-edits.ts'

const line = (key: number, start: number, text = `line ${key}`): EditorLine => ({
  key,
  text,
  start,
  end: start + 1,
})
const base = [line(0, 0), line(1, 2), line(2, 4)]
const kinds = (lines: EditorLine[]) => lineEdits(base, lines).map(({ edit }) => edit)

test('nothing changed is nothing to say', () => {
  expect(kinds(base)).toEqual([])
})

test('a changed line is named by its place', () => {
  expect(kinds([line(0, 0), line(1, 2, 'other'), line(2, 4)])).toEqual([
    { kind: 'change', line: 1, text: 'other', start: 2, end: 3 },
  ])
})

test('removals go from the last to the first, and a new line stands where it belongs', () => {
  expect(kinds([line(1, 2), line(7, 3)])).toEqual([
    { kind: 'remove', line: 2 },
    { kind: 'remove', line: 0 },
    { kind: 'insert', line: 1, text: 'line 7', start: 3, end: 4 },
  ])
})

test('a whole text that was moved is one shift', () => {
  const long = Array.from({ length: 5000 }, (_, key) => line(key, key * 2))
  const moved = long.map((old) => ({ ...old, start: old.start + 1.5, end: old.end + 1.5 }))
  expect(lineEdits(long, moved).map(({ edit }) => edit)).toEqual([{ kind: 'shift', line: 0, seconds: 1.5 }])
})

test('lines that a shift would bring before the beginning are told one by one', () => {
  const long = Array.from({ length: 50 }, (_, key) => line(key, key * 2))
  const moved = long.map((old) => ({ ...old, start: Math.max(0, old.start - 3), end: old.end - 3 }))
  moved[0] = { key: 0, text: 'line 0', start: 0, end: 0.1 }
  const edits = lineEdits(long, moved)
  expect(edits.map(({ edit }) => edit.kind)).toEqual(['shift', 'change', 'change'])
})

const value = fc.record({
  text: fc.string({ minLength: 1, maxLength: 5 }),
  start: fc.integer({ min: 0, max: 40_000 }).map((milliseconds) => milliseconds / 1000),
})

test('whatever was done, the edits do it', () => {
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 60 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 80 }), value), { maxLength: 60 }),
      fc.constantFrom(0, 1.25, -2),
      (old, next, shift) => {
        const before = inOrder(old.map(({ text, start }, key) => line(key, start, text)))
        const byKey = new Map(next.map(([key, { text, start }]) => [key, line(key, start, text)]))
        const kept = before.map(({ key, text, start }) => line(key, Math.max(0, start + shift), text))
        const after = inOrder([
          ...kept.filter(({ key }) => !byKey.has(key) && key % 5 !== 4),
          ...byKey.values(),
        ])
        const made = applyEdits(before, lineEdits(before, after))
        expect(made.map(({ key }) => key).sort()).toEqual(after.map(({ key }) => key).sort())
        const wanted = new Map(after.map((one) => [one.key, one]))
        expect(made.filter((one) => !isSameValue(one, wanted.get(one.key) ?? one))).toEqual([])
      },
    ),
  )
})
