import { expect, test } from 'vitest'
import { type Arc, writeTransducer } from '../testing/write-transducer.ts'
import { expandMachine } from './expand-transducer.ts'
import { readTransducer } from './transducer.ts'

const limits = { length: 20, words: 1000, hasSpaces: false, isLowerCaseOnly: false }
const expand = (
  arcs: Arc[],
  finals: number[],
  options: Partial<typeof limits> & { isWeighted?: boolean } = {},
) => {
  const bytes = writeTransducer([{ name: 'main@standard', arcs, finals }], options.isWeighted)
  return readTransducer(bytes).flatMap((machine) => [...expandMachine(machine, { ...limits, ...options })])
}

/** gato → gato<n><m><sg>, gatos → gato<n><m><pl>. */
const cat: Arc[] = [
  [0, 1, 'g', 'g'],
  [1, 2, 'a', 'a'],
  [2, 3, 't', 't'],
  [3, 4, 'o', 'o'],
  [4, 5, '', '<n>'],
  [5, 6, '', '<m>'],
  [6, 7, '', '<sg>'],
  [6, 7, 's', '<pl>'],
]

test.each([false, true])('every word is read with its analysis (weights: %s)', (isWeighted) => {
  expect(expand(cat, [7], { isWeighted })).toEqual([
    ['gato', 'gato<n><m><sg>'],
    ['gatos', 'gato<n><m><pl>'],
  ])
})

test('letters of other alphabets and numbers of several bytes are read', () => {
  const filler: Arc[] = Array.from({ length: 300 }, (_, i) => [
    0,
    3 + i,
    String.fromCodePoint(0x4e00 + i),
    '',
  ])
  const arcs: Arc[] = [[0, 1, 'ψ', 'ψ'], [1, 2, '𝄞', '<n>'], ...filler]
  // The second sign, 𝄞, is no letter, so the word with it is left out.
  expect(expand(arcs, [1, 300])).toEqual([
    ['ψ', 'ψ'],
    [String.fromCodePoint(0x4e00 + 297), ''],
  ])
})

test.each<[string, Arc[], number[], Partial<typeof limits>, string[]]>([
  [
    'loops are not repeated',
    [
      [0, 1, 'a', 'a'],
      [1, 0, 'b', 'b'],
      [1, 1, 'c', 'c'],
    ],
    [1],
    {},
    ['a'],
  ],
  [
    'paths without a final state are left out',
    [
      [0, 1, 'a', ''],
      [0, 2, 'b', ''],
      [2, 3, 'c', ''],
    ],
    [1],
    {},
    ['a'],
  ],
  [
    'words that are too long are left out',
    [
      [0, 1, 'a', ''],
      [1, 2, 'b', ''],
      [2, 3, 'c', ''],
    ],
    [2, 3],
    { length: 2 },
    ['ab'],
  ],
  [
    'numbers and addresses are left out',
    [
      [0, 1, 'a', ''],
      [1, 2, '', '<web>'],
      [0, 2, '7', ''],
    ],
    [2],
    {},
    [],
  ],
  [
    'joined words are left out',
    [
      [0, 1, 'a', 'a'],
      [1, 2, 'b', '+'],
      [0, 2, 'c', ''],
    ],
    [2],
    {},
    ['c'],
  ],
  [
    'no more words than the maximum',
    [
      [0, 1, 'a', ''],
      [0, 1, 'b', ''],
      [0, 1, 'c', ''],
    ],
    [1],
    { words: 2 },
    ['a', 'b'],
  ],
  [
    'words with spaces are left out',
    [
      [0, 1, ' ', ''],
      [0, 1, 'b', ''],
    ],
    [1],
    {},
    ['b'],
  ],
  ['words with spaces are kept if wanted', [[0, 1, ' ', '']], [1], { hasSpaces: true }, [' ']],
  [
    'words with capitals are left out if wanted',
    [
      [0, 1, 'A', ''],
      [0, 1, 'b', ''],
    ],
    [1],
    { isLowerCaseOnly: true },
    ['b'],
  ],
])('%s', (_, arcs, finals, options, expected) => {
  expect(expand(arcs, finals, options).map(([read]) => read)).toEqual(expected)
})

test('a file that is truncated at any place is refused', () => {
  const bytes = writeTransducer([{ name: 'main@standard', arcs: cat, finals: [7] }])
  for (let length = 12; length < bytes.length; length++)
    expect(() => readTransducer(bytes.subarray(0, length))).toThrow('truncated')
})
