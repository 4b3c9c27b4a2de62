import { expect, test } from 'vitest'
import { packs } from '../packs/packs.ts'
import { type Gender, headwordOf } from './headword.ts'

test.each([
  ['de', 'Hund', 'm', 'der Hund'],
  ['de', 'Haus', 'n', 'das Haus'],
  ['de', 'Eltern', undefined, 'die Eltern'],
  ['es', 'casa', 'f', 'la casa'],
  ['es', 'agua', 'f', 'el agua'],
  ['es', 'paraguas', 'm', 'el paraguas'],
  ['es', 'gafas', 'f', 'las gafas'],
  ['es', 'artista', 'mf', 'el/la artista'],
  ['fr', 'ami', 'm', "l'ami"],
  ['fr', 'artiste', 'mf', "l'artiste"],
  ['fr', 'héros', 'm', 'le héros'],
  ['fr', 'honte', 'f', 'la honte'],
  ['fr', 'huile', 'f', "l'huile"],
  ['it', 'amico', 'm', "l'amico"],
  ['it', 'zio', 'm', 'lo zio'],
  ['it', 'specchio', 'm', 'lo specchio'],
  ['it', 'sole', 'm', 'il sole'],
  ['it', 'occhiali', 'm', 'gli occhiali'],
  ['it', 'pantaloni', 'm', 'i pantaloni'],
  ['it', 'amica', 'f', "l'amica"],
  ['no', 'hus', 'n', 'et hus'],
  ['no', 'bok', 'f', 'ei bok'],
  ['no', 'foreldre', 'm', 'foreldre'],
  ['el', 'σπίτι', 'n', 'το σπίτι'],
  ['el', 'γονείς', 'm', 'οι γονείς'],
  ['en', 'house', undefined, 'house'],
  ['zh', '房子', undefined, '房子'],
] as const)('in %s the noun %s (%s) is listed as %s', (language, lemma, gender, shown) => {
  expect(headwordOf(packs[language]!, lemma, { partOfSpeech: 'noun', gender: gender as Gender })).toBe(shown)
})

test('other words are listed as they are, and nouns of unknown gender without an article', () => {
  expect(headwordOf(packs.es!, 'irse', { partOfSpeech: 'verb' })).toBe('irse')
  expect(headwordOf(packs.es!, 'casa', { partOfSpeech: 'noun' })).toBe('casa')
})
