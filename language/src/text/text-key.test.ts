import { describe, expect, test } from 'vitest'
import { lemmaKey } from './lemma-key.ts'
import { normaliseText } from './normalise-text.ts'
import { searchKey } from './search-key.ts'
import { textKey } from './text-key.ts'

describe('texts have one key if they differ only in', () => {
  test.each([
    [
      'apostrophes',
      "aujourd'hui",
      ['Aujourd’hui', 'aujourdʼhui', 'aujourd`hui', 'aujourd‘hui', 'aujourd´hui'],
    ],
    ['the koronis and the varia', "γι'", ['γι᾽', 'γι\u1fef', 'γι\u1ffd']],
    ['soft hyphens', 'cooperate', ['co\u00adop\u00aderate', '\u00adcooperate\u00ad']],
    ['characters without width', 'pan', ['pan\u200b', '\ufeffpan', 'p\u2060an', '\u200epan\u202c']],
    ['hyphens', 'arc-en-ciel', ['arc‑en‑ciel', 'Arc‐en‐ciel']],
    ['spaces', 'give up', ['give  up', ' give\u00a0up ', 'give\n\tup', 'give\u202fup', 'give\u3000up']],
    ['composition', 'café', ['cafe\u0301', 'CAFÉ', 'CAFE\u0301', 'caf\u00ade\u0301']],
    ['capitals', 'essen', ['Essen', 'ESSEN']],
    ['the final sigma', 'λέξεις', ['ΛΈΞΕΙΣ', 'Λέξεις', 'ΛΈΞΕΙ\u00adΣ']],
    ['dotted capitals', 'i\u0307', ['İ', 'I\u0307']],
    ['capitals whose accents are not composed', 'ΐ', ['Ϊ\u0301', 'Ι\u0308\u0301']],
    ['blanks, and have no letters', '', [' ', '\u00ad', '\u200b\n']],
  ])('%s: %j', (_, key, texts) => {
    for (const text of [key, ...texts]) expect([text, textKey(text)]).toEqual([text, key])
  })
})

test.each([
  ['él', 'el'],
  ['ø', 'o'],
  ['straße', 'strasse'],
  ["l'eau", 'leau'],
  ['co-operate', 'cooperate'],
  ['give up', 'giveup'],
  ['pan.', 'pan'],
])('"%s" and "%s" have different keys', (one, other) => {
  expect(textKey(one)).not.toBe(textKey(other))
})

const samples = [0x20, 0x300, 0x370, 0x1e00, 0x2000, 0x3040, 0xfe00].flatMap((from) =>
  Array.from({ length: 512 }, (_, at) => String.fromCodePoint(from + at)),
)
const around = samples.flatMap((letter) => [letter, `Σ${letter}a`, `aΣ${letter}`, `${letter}\u0301`])

test('the key of a key is the same key, and composition does not change it', () => {
  const changes = (text: string) =>
    [textKey(textKey(text)), textKey(text.normalize('NFD'))].some((key) => key !== textKey(text))
  expect(around.filter(changes)).toEqual([])
})

test('the text key and the lemma key of a text are the same', () => {
  expect(around.filter((text) => lemmaKey(text) !== textKey(text))).toEqual([])
})

test('a normalised text keeps its capitals and punctuation', () => {
  expect(normaliseText(' «L’E\u0301t\u00adé»,\u00a0 dit‑il… ')).toBe("«L'Été», dit-il…")
})

test.each([
  [' Palabras  del CAFÉ', 'palabras del cafe'],
  ['AUJOURD’HUI', "aujourd'hui"],
  ['co\u00adoperate', 'cooperate'],
  ['ΛΕΞΕΙΣ', 'λεξεισ'],
  ['λέξεις', 'λεξεισ'],
  ['Ærø', 'ærø'],
])('the search key of "%s" is "%s"', (text, key) => {
  expect([searchKey(text), searchKey(key)]).toEqual([key, key])
})

test.each([
  ['ΘΑΛΑΣ', 'θάλασσα'],
  ['θαλασ', 'ΘΆΛΑΣΣΑ'],
])('the typed beginning "%s" finds "%s"', (typed, text) => {
  expect(searchKey(text)).toContain(searchKey(typed))
})
