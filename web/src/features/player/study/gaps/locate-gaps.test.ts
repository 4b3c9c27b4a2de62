import type { FillGaps } from '@verbena/contract/media-tests'
import { tokenise } from '@verbena/language/text/tokenise'
import { expect, test } from 'vitest'
import { locateGaps } from './locate-gaps.ts'

const lines = ['La masa duerme, y la', 'harina también. ¡La masa!'].map((line) => tokenise(line, 'es'))

function setOf(gaps: readonly (readonly [number, string])[]): FillGaps {
  return {
    gapIndexes: gaps.map(([index]) => index),
    correctAnswers: gaps.map(([, answer]) => answer),
    gapOptions: gaps.map(([, answer]) => [answer, 'x', 'y']),
    gaps: gaps.map(([index]) => ({ segment: 0, seconds: 0, wordInSegment: index, translation: `t${index}` })),
    textWithGaps: '',
    textWithGapsBySegments: [],
    language: 'es',
  }
}

test.each([
  ['at the word that is told', [1, 'masa'], { line: 0, word: 1 }],
  ['in whichever letters', [0, 'la'], { line: 0, word: 0 }],
  ['over the end of a line', [5, 'harina'], { line: 1, word: 0 }],
  ['up to five words later', [0, 'harina'], { line: 1, word: 0 }],
] as const)('a gap is found %s', (_, gap, place) => {
  expect(locateGaps(setOf([gap]), lines)).toEqual([
    { ...place, answer: gap[1], options: [gap[1], 'x', 'y'], translation: `t${gap[0]}` },
  ])
})

test.each([
  ['is not there', [1, 'pan']],
  ['is six words later', [0, 'también']],
  ['came earlier', [2, 'harinas']],
  ['would be past the end', [40, 'masa']],
] as const)('a gap whose word %s is left out', (_, gap) => {
  expect(locateGaps(setOf([gap]), lines)).toEqual([])
})

test('two gaps never share a word', () => {
  const places = locateGaps(
    setOf([
      [1, 'masa'],
      [1, 'masa'],
      [4, 'la'],
      [4, 'la'],
    ]),
    lines,
  )
  expect(places.map(({ line, word }) => [line, word])).toEqual([
    [0, 1],
    [0, 4],
    [1, 2],
  ])
})
