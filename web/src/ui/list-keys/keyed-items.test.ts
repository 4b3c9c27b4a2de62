import { expect, test } from 'vitest'
import { keyedItems } from './keyed-items.ts'

const keysOf = (words: readonly string[]) => keyedItems(words, (word) => word).map(({ key }) => key)

test('items that are alike get different keys', () => {
  expect(keysOf(['to', 'be', 'to', ''])).toEqual(['to 0', 'be 0', 'to 1', ' 0'])
})

test('an item keeps its key when another one comes before it', () => {
  expect(keysOf(['or', 'to', 'be'])).toEqual(expect.arrayContaining(keysOf(['to', 'be'])))
})

test('each item comes with its place in the list', () => {
  expect(keyedItems([{ at: 5 }, { at: 5 }], ({ at }) => at)).toEqual([
    { item: { at: 5 }, key: '5 0', index: 0 },
    { item: { at: 5 }, key: '5 1', index: 1 },
  ])
})
