import { expect, test } from 'vitest'
import { type EditorAction, type EditorSession, editorReducer, openSession } from './editor-session.ts'

const transcript = {
  version: 3,
  lines: [
    { text: 'Hola a todos', start: 1, duration: 2, words: [] },
    { text: 'Adiós', start: 4, duration: 1, words: [] },
  ],
}
const after = (...actions: EditorAction[]) => actions.reduce(editorReducer, openSession(transcript))
const valuesOf = ({ lines }: EditorSession) => lines.map(({ text, start, end }) => [text, start, end])

test.each<[string, EditorAction, unknown[]]>([
  [
    'a text',
    { type: 'change', key: 0, change: { text: 'Hola' } },
    [
      ['Hola', 1, 3],
      ['Adiós', 4, 5],
    ],
  ],
  [
    'an end before its start',
    { type: 'change', key: 0, change: { start: 3.5 } },
    [
      ['Hola a todos', 3.5, 3.6],
      ['Adiós', 4, 5],
    ],
  ],
  [
    'a start that passes the next line',
    { type: 'change', key: 0, change: { start: 6 } },
    [
      ['Adiós', 4, 5],
      ['Hola a todos', 6, 6.1],
    ],
  ],
  [
    'a split',
    { type: 'split', key: 0, caret: 5 },
    [
      ['Hola', 1, 1.727],
      ['a todos', 1.727, 3],
      ['Adiós', 4, 5],
    ],
  ],
  [
    'a split at the edge',
    { type: 'split', key: 0, caret: 0 },
    [
      ['Hola a todos', 1, 3],
      ['Adiós', 4, 5],
    ],
  ],
  ['a merge', { type: 'merge', key: 0 }, [['Hola a todos Adiós', 1, 5]]],
  [
    'a merge of the last',
    { type: 'merge', key: 1 },
    [
      ['Hola a todos', 1, 3],
      ['Adiós', 4, 5],
    ],
  ],
  ['a removal', { type: 'remove', key: 0 }, [['Adiós', 4, 5]]],
  [
    'a new line',
    { type: 'add', start: 3.2 },
    [
      ['Hola a todos', 1, 3],
      ['', 3.2, 4],
      ['Adiós', 4, 5],
    ],
  ],
  [
    'a shift',
    { type: 'shift', seconds: -1.5 },
    [
      ['Hola a todos', 0, 1.5],
      ['Adiós', 2.5, 3.5],
    ],
  ],
  [
    'a shift of the rest',
    { type: 'shift', seconds: 1, fromKey: 1 },
    [
      ['Hola a todos', 1, 3],
      ['Adiós', 5, 6],
    ],
  ],
])('%s', (_, action, lines) => {
  expect(valuesOf(after(action))).toEqual(lines)
})

test('typing in a line is undone in one step, other steps one by one', () => {
  const typed = after(
    { type: 'change', key: 0, change: { text: 'H' } },
    { type: 'change', key: 0, change: { text: 'Ho' } },
    { type: 'change', key: 1, change: { text: 'Adiós.' } },
    { type: 'undo' },
  )
  expect(valuesOf(typed).map(([text]) => text)).toEqual(['Ho', 'Adiós'])
  const original = editorReducer(typed, { type: 'undo' })
  expect(original.lines).toEqual(original.base)
  expect(valuesOf(editorReducer(original, { type: 'redo' })).map(([text]) => text)).toEqual(['Ho', 'Adiós'])
})

test('a new line, the second half of a split and the neighbour of a removed line are open', () => {
  expect(after({ type: 'add', start: 9 }).openKey).toBe(2)
  expect(after({ type: 'split', key: 0, caret: 5 }).openKey).toBe(2)
  expect(after({ type: 'remove', key: 0 }).openKey).toBe(1)
  expect(after({ type: 'remove', key: 1 }).openKey).toBe(0)
})

test('steps can still be undone after saving', () => {
  const changed = after({ type: 'remove', key: 0 })
  const saved = editorReducer(changed, { type: 'saved', version: 4, base: changed.lines })
  const undone = editorReducer(saved, { type: 'undo' })
  expect([undone.version, undone.base.length, undone.lines.length]).toEqual([4, 1, 2])
})
