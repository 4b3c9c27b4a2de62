import { expect, test } from 'vitest'
import { dictionaryCredits } from './dictionary-credits.ts'

const part = (name: string, licence: string, attribution = 'FreeDict') => ({
  name,
  licence,
  attribution,
  entries: 1,
})

test('parts of the same makers under the same licence share a credit, in the order of their first part', () => {
  expect(
    dictionaryCredits([part('a', 'GPL'), part('b', 'CC'), part('c', 'GPL'), part('d', 'GPL', 'Apertium')]),
  ).toEqual([
    { names: ['a', 'c'], licence: 'GPL', attribution: 'FreeDict' },
    { names: ['b'], licence: 'CC', attribution: 'FreeDict' },
    { names: ['d'], licence: 'GPL', attribution: 'Apertium' },
  ])
})

test('without parts there are no credits', () => {
  expect(dictionaryCredits([])).toEqual([])
})
