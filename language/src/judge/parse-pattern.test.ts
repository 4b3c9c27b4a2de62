import { describe, expect, test } from 'vitest'
import { answersOf } from './judge-answer.ts'
import { parsePattern } from './parse-pattern.ts'

const all = (pattern: string, usual = 'x.') => answersOf(pattern, usual, 50).map((one) => one.toLowerCase())

describe('the sentences of a pattern', () => {
  test.each([
    ['estoy (enfermo|malo)', ['estoy enfermo.', 'estoy malo.']],
    ['cansad(a|o)', ['cansada.', 'cansado.']],
    ['[ya] es tarde', ['ya es tarde.', 'es tarde.']],
    ['(a|b)(c|d)', ['ac.', 'ad.', 'bc.', 'bd.']],
    ['(if you go|when you go), I stay', ['if you go, i stay.', 'when you go, i stay.']],
    ['{ayer} comimos', ['ayer comimos.', 'comimos ayer.']],
    ['{(ayer|anoche)} comimos', ['ayer comimos.', 'anoche comimos.', 'comimos ayer.', 'comimos anoche.']],
    [
      '{hoy} (voy ^ a casa|salgo)',
      ['hoy voy a casa.', 'voy hoy a casa.', 'voy a casa hoy.', 'hoy salgo.', 'salgo hoy.'],
    ],
    [
      '<ich> bin <heute> <hier>',
      ['ich bin heute hier.', 'ich bin hier heute.', 'heute bin ich hier.', 'hier bin ich heute.'],
    ],
  ])('%s', (pattern, sentences) => {
    expect(all(pattern).sort()).toEqual([...sentences].sort())
  })
})

test.each(['(a|b', 'a|b)', '[a', '{a|b} c', '<a|b> c'])('%s is refused', (pattern) => {
  expect(() => parsePattern(pattern)).toThrow()
})
