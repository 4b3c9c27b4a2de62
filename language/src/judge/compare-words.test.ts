import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

/** `=` same, `~` other accent, `?` slip, `!` other word, `+` missing word, `-` extra word. */
const signs = { same: '=', accent: '~', slip: '?', other: '!', missing: '+', extra: '-' }
const drawn = (answer: string, sentence: string, words: string[] = []) =>
  compareWords(answer, sentence, { isWord: (word) => words.includes(word), accents: 'word' }).map(
    ({ kind, typed, expected }) => `${signs[kind]}${typed}|${expected}`,
  )

test.each([
  ['Tengo un perro', 'Tengo un perro.', [], ['=Tengo|Tengo', '=un|un', '=perro|perro']],
  ['Tengo perro', 'Tengo un perro.', [], ['=Tengo|Tengo', '+|un', '=perro|perro']],
  ['Tengo un gran perro', 'Tengo un perro.', [], ['=Tengo|Tengo', '=un|un', '-gran|', '=perro|perro']],
  ['Tengo un pero', 'Tengo un perro.', [], ['=Tengo|Tengo', '=un|un', '?pero|perro']],
  ['Tengo un pero', 'Tengo un perro.', ['pero'], ['=Tengo|Tengo', '=un|un', '!pero|perro']],
  ['jardin', 'jardín', [], ['~jardin|jardín']],
  ['jardin', 'jardín', ['jardin'], ['!jardin|jardín']],
  ['schoen', 'schön', ['schoen'], ['=schoen|schön']],
  ["l'autonme", 'l’automne', [], ["?l'autonme|l’automne"]],
  ["j'adoer", 'J’adore', ['adoer'], ["!j'adoer|J’adore"]],
  ['', 'Hola', [], ['+|Hola']],
  ['', '', [], []],
])('%j compared with %j, where %j are words', (answer, sentence, words, runs) => {
  expect(drawn(answer, sentence, words)).toEqual(runs)
})
