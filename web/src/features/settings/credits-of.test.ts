import { expect, test } from 'vitest'
import { creditsOf } from './credits-of.ts'

const part = (name: string, licence: string, attribution = 'FreeDict') => ({
  name,
  licence,
  attribution,
  entries: 1,
})

test('what the same makers give under the same licence stands together, in the order of the first', () => {
  expect(
    creditsOf([part('a', 'GPL'), part('b', 'CC'), part('c', 'GPL'), part('d', 'GPL', 'Apertium')]),
  ).toEqual([
    { names: ['a', 'c'], licence: 'GPL', attribution: 'FreeDict' },
    { names: ['b'], licence: 'CC', attribution: 'FreeDict' },
    { names: ['d'], licence: 'GPL', attribution: 'Apertium' },
  ])
})

test('of nothing there are none', () => {
  expect(creditsOf([])).toEqual([])
})
