import { describe, expect, test } from 'vitest'
import { guessColumns, isHeader } from './guess-columns.ts'

describe('columns', () => {
  test.each([
    [['Front', 'Back', 'Sentence'], { word: 0, translation: 1, example: 2 }],
    [['English', 'Español'], { word: 1, translation: 0 }],
    [['Palabra', 'Traducción', 'Lista'], { word: 0, translation: 1, list: 2 }],
    [['1', '2', '3'], { word: 0, translation: 1 }],
    [['Rank', 'Audio', 'Kanji', 'x'], { word: 2, translation: 3 }],
    [['solo'], { word: 0 }],
    [[], {}],
  ])('%j are read as %j', (columns, mapping) => {
    expect(guessColumns(columns)).toEqual(mapping)
  })

  test.each([
    [['word', 'translation'], true],
    [['Palabra', 'Traducción', 'x'], true],
    [['casa', 'house'], false],
    [['word'], true],
    [['casa'], false],
  ])('%j are names of columns: %j', (cells, expected) => {
    expect(isHeader(cells)).toBe(expected)
  })
})
