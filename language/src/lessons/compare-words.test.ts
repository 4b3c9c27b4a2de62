import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

/** `=` same, `~` other accent, `?` slip, `!` other word, `+` missing word, `-` extra word. */
const signs = { same: '=', accent: '~', slip: '?', other: '!', missing: '+', extra: '-' }
const drawn = (answer: string, sentence: string, words: string[] = []) =>
  compareWords(answer, sentence, (word) => words.includes(word)).runs.map(
    ({ kind, typed, expected }) => `${signs[kind]}${typed}|${expected}`,
  )

test.each([
  ['Tengo un perro', 'Tengo un perro.', [], ['=Tengo|Tengo', '=un|un', '=perro|perro']],
  ['Tengo perro', 'Tengo un perro.', [], ['=Tengo|Tengo', '+|un', '=perro|perro']],
  ['Tengo un gran perro', 'Tengo un perro.', [], ['=Tengo|Tengo', '=un|un', '-gran|', '=perro|perro']],
  ['Tengo un pero', 'Tengo un perro.', [], ['=Tengo|Tengo', '=un|un', '?pero|perro']],
  ['Tengo un pero', 'Tengo un perro.', ['pero'], ['=Tengo|Tengo', '=un|un', '!pero|perro']],
  ['jardin', 'jardín', [], ['~jardin|jardín']],
  ['schoen', 'schön', [], ['~schoen|schön']],
  ['', 'Hola', [], ['+|Hola']],
  ['', '', [], []],
])('%j compared with %j, where %j are words', (answer, sentence, words, runs) => {
  expect(drawn(answer, sentence, words)).toEqual(runs)
})

test('accents cost nothing, and a slip costs less than another word', () => {
  const costOf = (answer: string, words: string[] = []) =>
    compareWords(answer, 'el jardín verde', (word) => words.includes(word)).cost
  expect(costOf('el jardin verde')).toBe(0)
  expect(costOf('el jardim verde')).toBeLessThan(costOf('el jardim verde', ['jardim']))
})
