import { describe, expect, test } from 'vitest'
import { scoreWords } from './score-words.ts'
import { piecesOf, spreadWords } from './spread-words.ts'

describe('recognised words', () => {
  test.each([
    [['el pan está aquí'], 100, 'same same same same'],
    [['El pan esta aqui'], 100, 'same same same same'],
    [['el pan aquí'], 75, 'same same missing same'],
    [['el van está aquí'], 75, 'same other same same'],
    [['no sé qué', 'el pan está'], 75, 'same same same missing'],
    [['el pan está aquí y allí'], 100, 'same same same same'],
  ])('%j give %d per cent', (heard, percent, kinds) => {
    const score = scoreWords(heard, 'El pan está aquí.')
    expect(score?.percent).toBe(percent)
    expect(score?.words.map(({ kind }) => kind).join(' ')).toBe(kinds)
    expect(score?.words.map(({ text }) => text)).toEqual(['El', 'pan', 'está', 'aquí'])
  })
  test.each([[[]], [['']], [[' …']]])('%j give no score', (heard) => {
    expect(scoreWords(heard, 'El pan.')).toBeNull()
  })
})

test('words divide the time of a sound by their letters, in order', () => {
  const words = spreadWords('¡El pan, caliente!', 'es', { start: 1, end: 3 })
  expect(words.map(({ text }) => text)).toEqual(['El', 'pan', 'caliente'])
  expect([words[0]?.start, words[2]?.end].map((at) => at?.toFixed(3))).toEqual(['1.000', '3.000'])
  expect(words[1]?.start).toBe(words[0]?.end)
  const lengths = words.map(({ start, end }) => end - start)
  expect(lengths[2]).toBeGreaterThan((lengths[1] ?? 0) * 1.8)
  expect(spreadWords('…', 'es', { start: 0, end: 1 })).toEqual([])
})

test.each([
  ['uno dos tres', 7, ['uno dos', 'tres']],
  ['uno dos', 100, ['uno dos']],
  ['extraordinario ya', 5, ['extraordinario', 'ya']],
  ['  ', 5, []],
])('%j in pieces of at most %d letters', (text, maximum, pieces) => {
  expect(piecesOf(text, maximum)).toEqual(pieces)
})
