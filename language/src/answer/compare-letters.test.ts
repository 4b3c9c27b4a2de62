import { describe, expect, test } from 'vitest'
import { compareLetters, type LetterRun, letterDistance } from './compare-letters.ts'

/** `=` same, `~` other accent, `!` other letter, `+` missing letter, `-` extra letter. */
const signs = { same: '=', accent: '~', other: '!', missing: '+', extra: '-' }
const drawn = (runs: LetterRun[]) =>
  runs.map(({ kind, typed, expected }) => `${signs[kind]}${typed}|${expected}`)

describe('the comparison of letters', () => {
  test.each([
    ['casa', 'casa', ['=casa|casa']],
    ['Casa ', 'casa', ['=Casa|casa']],
    ['corazon', 'corazón', ['=coraz|coraz', '~o|ó', '=n|n']],
    ['corazón'.normalize('NFD'), 'corazón', ['=corazón|corazón']],
    ['corazón', 'corazon', ['=coraz|coraz', '~ó|o', '=n|n']],
    ['caza', 'casa', ['=ca|ca', '!z|s', '=a|a']],
    ['csa', 'casa', ['=c|c', '+|a', '=sa|sa']],
    ['cassa', 'casa', ['=ca|ca', '-s|', '=sa|sa']],
    ['ΣΠΙΤΙ', 'σπίτι', ['=ΣΠ|σπ', '~Ι|ί', '=ΤΙ|τι']],
    ['', 'pan', ['+|pan']],
    ['pan', '', ['-pan|']],
    ['', '', []],
  ])('of %j with %j', (typed, expected, runs) => {
    expect(drawn(compareLetters(typed, expected))).toEqual(runs)
  })

  test.each([
    ['abcdef', 'fedcba'],
    ['el niño pequeño', 'la niña pequena'],
    ['🙂 hola', 'hola 🙂'],
  ])('has all letters of %j and %j', (typed, expected) => {
    const runs = compareLetters(typed, expected)
    expect(runs.map((run) => run.typed).join('')).toBe(typed)
    expect(runs.map((run) => run.expected).join('')).toBe(expected)
  })
})

test.each([
  ['casa', 'casa', 0],
  ['gato', 'pato', 0.25],
  ['cafe', 'café', 0.125],
  ['abc', 'xyz', 1],
  ['', '', 0],
])('the distance of %j from %j is %d', (typed, expected, distance) => {
  expect(letterDistance(typed, expected)).toBe(distance)
})
