import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { describe, expect, test } from 'vitest'
import { findMisspellings } from './misspellings.ts'
import { readText } from './tokens.ts'

/** Checks a text with a dictionary of a few words that counts the calls of `suggest`. */
function checkWith(words: string, text: string, language: 'en' | 'de' | 'fr' | 'el' | 'no' = 'en') {
  const known = new Set(words.split(' '))
  const asked: string[] = []
  const dictionary = {
    isRight: (word: string) => known.has(word),
    suggest: (word: string) => {
      asked.push(word)
      return ['suggested']
    },
  }
  const found = findMisspellings(readText(text, language), {
    dictionary,
    lexicon,
    ownWords: new Set(['zorblatt']),
  })
  return { found: found.map(({ word, fixes }) => [word, fixes[0]]), places: found, asked }
}

describe('a word', () => {
  test('that is one slip away from a right word is corrected without Hunspell', () => {
    const { found, asked } = checkWith('received friends we', 'we recieved freinds')
    expect(found).toEqual([
      ['recieved', 'received'],
      ['freinds', 'friends'],
    ])
    expect(asked).toEqual([])
  })

  test('without a similar right word gets suggestions of Hunspell, but only one in a text', () => {
    const { found, asked } = checkWith('', 'qqqqxz wwwwxz vvvvxz')
    expect(found.map(([, fix]) => fix)).toEqual(['suggested', undefined, undefined])
    expect(asked).toHaveLength(1)
  })

  test('is marked at its place, also after emoji and accents', () => {
    const text = '😀 é, we recieved'
    const { places } = checkWith('we received é', text)
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['recieved'])
  })
})

describe('no misspelling is found in', () => {
  test.each([
    ['a name', 'we met Xavierus', 'we met'],
    ['a name that also begins a sentence', 'we met Xavierus. Xavierus left', 'we met left'],
    ['an abbreviation', 'the XKCDQ is here', 'the is here'],
    ['a word of the learner', 'a zorblatt', 'a'],
    ['an address', 'see www.xqzw.com or xq@zw.com or #xqzwtag', 'see or'],
    ['a number', 'in 1999 and 20x', 'in and'],
    ['another alphabet', 'a σπίτι', 'a'],
    ['British spelling', 'she travelled to analyse colours', 'she traveled to analyze colors'],
    ['a right word with a capital at the beginning', 'Friends came', 'friends came'],
    ['a hyphenated word of right parts', 'a well-known friend', 'a well known friend'],
  ])('%s', (_, text, words) => {
    expect(checkWith(words, text).found).toEqual([])
  })

  test('an elided word', () => {
    expect(checkWith('ami amie arrive', "L'ami qu'amie arrive", 'fr').found).toEqual([])
  })

  test('a Norwegian compound of right words', () => {
    expect(checkWith('tog streik', 'togstreik', 'no').found).toEqual([])
  })
})

test('a German noun is checked although it has a capital', () => {
  expect(checkWith('der Schmetterling fliegt', 'der Schmeterling fliegt', 'de').found).toEqual([
    ['Schmeterling', 'Schmetterling'],
  ])
})

test('a German word at the beginning of a sentence is checked, unless it can be a name', () => {
  expect(checkWith('Vielleicht fliegt sie', 'Vieleicht fliegt sie', 'de').found).toEqual([
    ['Vieleicht', 'Vielleicht'],
  ])
  expect(checkWith('klar fliegt Klar', 'Karla fliegt', 'de').found).toEqual([])
})

test('a Norwegian word that lacks one of two equal letters is no compound', () => {
  expect(checkWith('bil billetter tannlegen leter legen tan', 'billeter tanlegen', 'no').found).toEqual([
    ['billeter', 'billetter'],
    ['tanlegen', 'tannlegen'],
  ])
})
