import { expect, test } from 'vitest'
import { isToLearn, knownPercent, statusOfForm } from './word-knowledge.ts'

test('a number is no word to know', () => {
  expect(['15', '1,5', 'B2', 'año', 'www.verbena.es', 'ana@verbena.es'].filter(isToLearn)).toEqual([
    'B2',
    'año',
  ])
})

test.each([
  ['there are no words', [], null],
  ['all words are ignored', [{ count: 3, status: 'ignored' }], null],
  [
    'words occur more than once',
    [
      { count: 3, status: 'known' },
      { count: 1, status: 'learning' },
    ],
    75,
  ],
  [
    'nearly all words are known',
    [
      { count: 999, status: 'known' },
      { count: 1, status: 'new' },
    ],
    99,
  ],
  [
    'names are ignored',
    [
      { count: 2, status: 'known' },
      { count: 8, status: 'ignored' },
    ],
    100,
  ],
] as const)('the known share when %s', (_, words, percent) => {
  expect(knownPercent(words)).toBe(percent)
})

test('a form has the status of its first lemma with a status', () => {
  const said = new Map([['venir', 'learning' as const]])
  expect(statusOfForm(['vino', 'venir'], said)).toBe('learning')
  expect(statusOfForm(['vino'], said)).toBe('new')
})
