import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { expect, test } from 'vitest'
import { explainText } from '../lookup/explain.ts'
import { explainCompound } from './explain-compound.ts'

const ask = (word: string, language: 'de' | 'no' | 'es') =>
  explainCompound(word, language, (text) => {
    const known = explainText(lexicon, { text, context: '', language, nativeLanguage: 'en' })
    return known.error === undefined ? known : null
  })

const namesOf = (language: 'de' | 'no', names: string) =>
  names.split(' ').map((name) => [language, name, 'a name'] as const)

test.each([
  ['de', 'Küchentisch', ['Küche', 'Tisch'], 'kitchen · table'],
  ['de', 'Stadtgarten', ['Stadt', 'Garten'], 'city · garden'],
  ['de', 'Haustür', ['Haus', 'Tür'], 'house · door'],
  ['de', 'Haustüren', ['Haus', 'Tür'], 'house · door'],
  ['de', 'Rotwein', ['rot', 'Wein'], 'red · wine'],
  ['de', 'Eisfabrik', ['Eis', 'Fabrik'], 'ice / ice cream · factory'],
  ['de', 'Westentasche', ['Weste', 'Tasche'], 'waistcoat · bag / pocket'],
  ['de', 'Altstadt', ['alt', 'Stadt'], 'old · city'],
  ['no', 'matbutikk', ['mat', 'butikk'], 'food · shop'],
  ['no', 'nødutgang', ['nød', 'utgang'], 'misery / distress · exit'],
  ['no', 'Togstasjonen', ['tog', 'stasjon'], 'train / procession · station'],
  ['de', 'Arbeitszimmer', ['Arbeit', 'Zimmer'], 'job · room'],
  ['de', 'Küchentische', ['Küche', 'Tisch'], 'kitchen · table'],
  ['no', 'kjøkkenbord', ['kjøkken', 'bord'], 'kitchen · table / plank'],
] as const)(
  '%s: %s is explained by its parts and labelled as a compound',
  (language, word, parts, translation) => {
    expect(ask(word, language)).toMatchObject({
      word,
      parts,
      translation,
      partOfSpeech: 'noun',
      source: 'Verbena lexicon, word by word',
    })
  },
)

test('the gender is that of the last part', () => {
  expect(ask('Küchentisch', 'de')?.gender).toBe('m')
})

test.each([
  ...namesOf(
    'de',
    'Hoffmann Freiburg Einstein Bergmann Darmstadt Beckenbauer Magdeburg Goldmann Zweibrücken',
  ),
  ...namesOf('no', 'Stavanger Lillehammer Kristiansand Hansen'),
  ['de', 'küchentisch', 'a German noun has a capital'],
  ['de', 'Xyzzytisch', 'the first part is no word'],
  ['de', 'Tisch', 'it is too short for two words'],
  ['de', 'Küche-Tisch', 'these are two words'],
  ['de', 'A'.repeat(200), 'it is too long'],
  ['es', 'cocinamesa', 'the language has no compounds'],
] as const)('%s: %s is no compound: %s', (language, word, _why) => {
  expect(ask(word, language)).toBeNull()
})
