import { tokenise } from '@verbena/language/text/tokenise'
import { expect, test } from 'vitest'
import { linesWithOpenGaps } from './gap-lines.ts'
import { gapsReducer, startGaps } from './gaps-session.ts'

const lines = ['La masa, la sal.', 'Ya está.', 'El pan.'].map((line) => tokenise(line, 'es'))
const gapAt = (line: number, word: number, answer: string) => ({
  line,
  word,
  answer,
  options: [answer, 'x'],
  translation: undefined,
})

test('open gaps are hidden in their lines, and a filled one no more', () => {
  const start = startGaps([gapAt(0, 1, 'masa'), gapAt(0, 3, 'sal'), gapAt(2, 1, 'pan')])
  expect([...linesWithOpenGaps(start, lines)]).toEqual([
    [0, 'La ____, la ____.'],
    [2, 'El ____.'],
  ])
  const next = gapsReducer(start, { type: 'picked', option: 'x' })
  expect(linesWithOpenGaps(next, lines).get(0)).toBe('La masa, la ____.')
  const last = gapsReducer(gapsReducer(next, { type: 'wentTo', gap: 2 }), { type: 'picked', option: 'pan' })
  expect([...linesWithOpenGaps(last, lines).keys()]).toEqual([0])
})
