import { describe, expect, test } from 'vitest'
import { isSlip, letterEdits } from './letter-edits.ts'

test.each([
  ['trabajo', 'trabajo', 0],
  ['trabjao', 'trabajo', 1],
  ['trabao', 'trabajo', 1],
  ['trabajjo', 'trabajo', 1],
  ['trabeju', 'trabajo', 2],
  ['', 'pan', 3],
  ['pan', '', 3],
])('%j and %j are %d edits apart', (one, other, edits) => {
  expect(letterEdits(one, other)).toBe(edits)
  expect(letterEdits(other, one)).toBe(edits)
})

describe('a typing mistake', () => {
  test.each([
    ['trabjao', 'trabajo', true],
    ['trabajo', 'trabajo', false],
    ['le', 'la', false],
    ['dsa', 'das', false],
    ['trebeju', 'trabajo', false],
    ['restuarnat', 'restaurant', false],
    ['resturaant', 'restaurant', true],
    ['studiate', 'studiamo', false],
  ])('%j for %j: %s', (typed, expected, isOne) => {
    expect(isSlip(typed, expected)).toBe(isOne)
  })
})
