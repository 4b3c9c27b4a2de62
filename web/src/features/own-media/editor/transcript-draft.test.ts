import { expect, test } from 'vitest'
import type { EditorLine } from './editor-line.ts'
import { changesOf, rebase } from './transcript-draft.ts'

const line = (key: number, text: string, start: number): EditorLine => ({ key, text, start, end: start + 1 })
const base = [line(0, 'uno', 0), line(1, 'dos', 2), line(2, 'tres', 4)]
const texts = (lines: readonly EditorLine[]) => lines.map(({ text, start }) => `${start} ${text}`)

test('rebasing on the same version changes nothing', () => {
  const mine = [line(0, 'Uno', 0), line(2, 'tres', 4), line(9, 'cuatro', 6)]
  const { lines, conflicts } = rebase(base, changesOf(base, mine))
  expect(texts(lines)).toEqual(texts(mine))
  expect(conflicts).toEqual([])
})

test('changes made elsewhere are kept, and own changes are applied to them', () => {
  const changes = changesOf(base, [line(0, 'UNO', 0), line(1, 'dos', 2), line(2, 'tres', 4)])
  const theirs = [line(0, 'cero', -1), line(1, 'uno', 0), line(2, 'DOS', 2), line(3, 'tres', 4)]
  const { lines, conflicts, applied } = rebase(theirs, changes)
  expect(texts(lines)).toEqual(['-1 cero', '0 UNO', '2 DOS', '4 tres'])
  expect([conflicts, applied]).toEqual([[], 1])
})

test('a text changed here and times changed elsewhere are combined, and vice versa', () => {
  const text = changesOf(base, [line(0, 'Uno.', 0), ...base.slice(1)])
  expect(texts(rebase([line(0, 'uno', 0.5), ...base.slice(1)], text).lines)[0]).toBe('0.5 Uno.')
  const time = changesOf(base, [line(0, 'uno', 0.7), ...base.slice(1)])
  expect(texts(rebase([line(0, 'Uno!', 0), ...base.slice(1)], time).lines)[0]).toBe('0.7 Uno!')
})

test('a line changed in both places is a conflict, and keeps the value of the other version', () => {
  const changes = changesOf(base, [line(0, 'mine', 0), ...base.slice(1)])
  const { lines, conflicts } = rebase([line(0, 'theirs', 0), ...base.slice(1)], changes)
  expect(texts(lines)[0]).toBe('0 theirs')
  expect(conflicts).toEqual([
    { before: { text: 'uno', start: 0, end: 1 }, after: { text: 'mine', start: 0, end: 1 } },
  ])
})

test('changes that the other version has already are not applied twice', () => {
  const mine = [line(0, 'UNO', 0), ...base.slice(1), line(9, 'cuatro', 6)]
  const { lines, applied, conflicts } = rebase(mine, changesOf(base, mine))
  expect(texts(lines)).toEqual(texts(mine))
  expect([applied, conflicts]).toEqual([0, []])
})

test('lines with the same text are distinguished by their times', () => {
  const chorus = [line(0, 'la', 0), line(1, 'la', 2), line(2, 'la', 4)]
  const changes = changesOf(chorus, [line(0, 'la', 0), line(1, 'lo', 2), line(2, 'la', 4)])
  expect(texts(rebase(chorus, changes).lines)).toEqual(['0 la', '2 lo', '4 la'])
})
