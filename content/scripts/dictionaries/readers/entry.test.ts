import { describe, expect, test } from 'vitest'
import { parseEntry } from './entry.ts'

const words = (text: string) => parseEntry(text).translations.map((word) => word.text)

describe('an entry in the style of Ding', () => {
  const entry = parseEntry(
    [
      'Baum /bˈaʊm/ <masc, n, sg>',
      '[bot.] tree <n>, woody plant <n>WP,  /dˌʌbəl/ ',
      '      "Der Baum blüht."  - The tree is in bloom.',
      '         Note: im Garten',
      '   Synonym: {Gehölz}',
      '',
      ' see: {Bäume}, {Strauch}',
      '',
    ].join('\n'),
  )

  test('gives the headword, pronunciation, part of speech and gender', () => {
    expect(entry).toMatchObject({
      headword: 'Baum',
      ipa: 'bˈaʊm',
      partOfSpeech: 'noun',
      gender: 'm',
      isPlural: false,
    })
  })

  test('gives translations without tags, abbreviations and pronunciations', () => {
    expect(entry.translations).toEqual([
      { text: 'tree', partOfSpeech: 'noun', isPlural: false },
      { text: 'woody plant', partOfSpeech: 'noun', isPlural: false },
    ])
  })

  test('gives examples and references, and leaves out notes and synonyms', () => {
    expect(entry.examples).toEqual([{ text: 'Der Baum blüht.', translation: 'The tree is in bloom.' }])
    expect(entry.see).toEqual(['Bäume', 'Strauch'])
    expect(entry.glosses).toEqual([])
  })
})

describe('an entry in the style of WikDict', () => {
  test('gives the translations and the explanation of each numbered sense', () => {
    const entry = parseEntry(
      'moth //mɒθ// //mɔːθ// <n>\n1. møll, sommerfugl\nan insect\n2. natt\nof the night\n',
    )
    expect(entry.translations.map(({ text }) => text)).toEqual(['møll', 'sommerfugl', 'natt'])
    expect(entry.glosses).toEqual(['an insect', 'of the night'])
    expect(entry.ipa).toBe('mɒθ')
  })

  test('is read correctly if the number of an explanation follows the word', () => {
    const entry = parseEntry(
      'lamp /læmp/ <n>\n1. lys 2.\nthat shines\n 3.\nthat lights a room\n2. lampe\nfor a table\n',
    )
    expect(entry.translations.map(({ text }) => text)).toEqual(['lys', 'lampe'])
    expect(entry.glosses).toEqual(['that shines', 'that lights a room', 'for a table'])
  })
})

test.each([
  [
    'an empty line before the translations',
    'pear /pˈeə/\n\nαχλάδι (φρούτο), απίδι\n',
    ['αχλάδι (φρούτο)', 'απίδι'],
  ],
  ['commas in brackets', 'x /x/\nuno (a, b), dos [c, d], tres\n', ['uno (a, b)', 'dos', 'tres']],
  ['one closing bracket too many', 'x /x/\nuno), dos\n', ['uno)', 'dos']],
  ['gender tags of the target', 'mesa /m/ <n, f>\n1. Tisch <n, m>\n2. Tafel <n, f>\n', ['Tisch', 'Tafel']],
  ['only a headword', 'x', []],
  ['an empty text', '', []],
])('reads %s', (_, text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('a pronunciation with lost letters is left out', () => {
  expect(parseEntry('Wurm /vˈ??m/ <masc, n, sg>\nworm\n')).not.toHaveProperty('ipa')
})

test('a translation keeps its gender, which is that of the headword in the other direction', () => {
  expect(parseEntry('mesa /m/ <n, f>\nTisch <n, m>, Brett <n, n>\n').translations).toMatchObject([
    { gender: 'm' },
    { gender: 'n' },
  ])
})
