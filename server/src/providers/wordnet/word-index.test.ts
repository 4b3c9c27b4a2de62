import { expect, test } from 'vitest'
import { findInIndex } from './word-index.ts'

const licence = '  1 This software and database  \n  2 is provided  \n'
const words = ["'hood", '10', 'a', 'a-horizon', 'a_la_carte', 'ab', 'ice', 'ice-skate', 'ice_cream', 'zoo']
const file = Buffer.from(
  licence + words.map((word, at) => `${word} n 1 1 @ 1 ${at} 0000000${at}  \n`).join(''),
)

test.each(words)('%s is found', (word) => {
  const at = words.indexOf(word)
  expect(findInIndex(file, word)).toEqual({ offsets: [at], timesSeen: at })
})

test.each(['', 'A', '!', 'ice_crea', 'ice_creams', 'zoom', 'zzz', '  1', 'this', '\n', 'é'])(
  '%j is not found',
  (word) => {
    expect(findInIndex(file, word)).toBeUndefined()
  },
)

test('the last line may end without a line feed, and a file may be empty', () => {
  expect(findInIndex(Buffer.from('zoo n 2 0 2 1 00000007 00000008'), 'zoo')?.offsets).toEqual([7, 8])
  expect(findInIndex(Buffer.alloc(0), 'zoo')).toBeUndefined()
  expect(findInIndex(Buffer.from('\n'), '')).toBeUndefined()
  expect(findInIndex(Buffer.from(licence), 'zoo')).toBeUndefined()
})

test.each(['zoo', 'zoo n 2 0 2 1 00000007', 'zoo n 1 0 1 1 ../../et', 'zoo n x y'])(
  'a broken line (%s) has no entry',
  (line) => {
    expect(findInIndex(Buffer.from(`${line}\n`), 'zoo')).toBeUndefined()
  },
)
