import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TargetLanguageCode } from '../languages.ts'
import { tokenise } from './tokenise.ts'

test.each<[string, TargetLanguageCode, string[]]>([
  ['¿Ves? Ya no se pega.', 'es', ['Ves', 'Ya', 'no', 'se', 'pega']],
  ["I don't know, it’s late.", 'en', ['I', "don't", 'know', 'it’s', 'late']],
  ["C'est l'amour et l’hôtel", 'fr', ["C'est", "l'amour", 'et', 'l’hôtel']],
  ["Nell'arco dell’anno", 'it', ["Nell'arco", 'dell’anno']],
  ["Aspetta un po', di’ la verità", 'it', ['Aspetta', 'un', "po'", 'di’', 'la', 'verità']],
  ["Γι' αυτό σ’ αγαπώ", 'el', ["Γι'", 'αυτό', 'σ’', 'αγαπώ']],
  ["Πού 'ναι; Θα 'ρθω, ’μαι εδώ", 'el', ['Πού', "'ναι", 'Θα', "'ρθω", '’μαι', 'εδώ']],
  ["Keep goin', rock ’n’ roll", 'en', ['Keep', "goin'", 'rock', 'n', 'roll']],
  ["She said 'come in' and 'begin'", 'en', ['She', 'said', 'come', 'in', 'and', 'begin']],
  ['un arc-en-ciel au-dessus', 'fr', ['un', 'arc-en-ciel', 'au-dessus']],
  ['Nein - doch!', 'de', ['Nein', 'doch']],
  ['Την Παρασκευή, στις 8', 'el', ['Την', 'Παρασκευή', 'στις', '8']],
  ['Blåbærsyltetøy\npå brød', 'no', ['Blåbærsyltetøy', 'på', 'brød']],
  ['En EE. UU. y en EE.UU. no.', 'es', ['En', 'EE. UU.', 'y', 'en', 'EE.UU.', 'no']],
  ['Mrs. Bell is here.', 'en', ['Mrs.', 'Bell', 'is', 'here']],
  ['Obst, z. B. Äpfel, d.h. viel', 'de', ['Obst', 'z. B.', 'Äpfel', 'd.h.', 'viel']],
  ['ψωμί, γάλα κ.λπ. σήμερα', 'el', ['ψωμί', 'γάλα', 'κ.λπ.', 'σήμερα']],
  ['1,5 m. et M. Dupont', 'fr', ['1,5', 'm', 'et', 'M.', 'Dupont']],
  ['Write to ana.b@mail.verbena.org.', 'en', ['Write', 'to', 'ana.b@mail.verbena.org']],
  [
    '(https://verbena.org/a?b=1), y www.verbena.es.',
    'es',
    ['https://verbena.org/a?b=1', 'y', 'www.verbena.es'],
  ],
  ['En casa.Es bonita; verbena.com', 'es', ['En', 'casa.Es', 'bonita', 'verbena.com']],
  ['uno\r\ndos', 'es', ['uno', 'dos']],
  ['  …!  ', 'es', []],
  ['', 'es', []],
])('finds the words of %j', (text, language, words) => {
  const found = tokenise(text, language).filter((token) => token.isWord)
  expect(found.map((token) => token.text)).toEqual(words)
})

test.each([..."'`´‘’‛ʻʼ᾽′＇"])('%s within a word is an apostrophe', (mark) => {
  const words = tokenise(`Aujourd${mark}hui, l${mark}eau`, 'fr').filter(({ isWord }) => isWord)
  expect(words.map(({ text }) => text)).toEqual([`Aujourd${mark}hui`, `l${mark}eau`])
})

test('all characters between two words are one token', () => {
  expect(tokenise('Sí, ¡claro!', 'es').map((token) => token.text)).toEqual(['Sí', ', ¡', 'claro', '!'])
})

test('a line over 400 characters is cut only between words', () => {
  const text = 'murciélago '.repeat(90)
  const words = tokenise(text, 'es').filter((token) => token.isWord)
  expect(words).toHaveLength(90)
  expect(new Set(words.map((word) => word.text))).toEqual(new Set(['murciélago']))
})

test('the tokens in order make up the text, each at its start', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 900 }), fc.lorem({ maxCount: 200 }))
  fc.assert(
    fc.property(texts, (text) => {
      const tokens = tokenise(text, 'fr')
      expect(tokens.map((token) => token.text).join('')).toBe(text)
      for (const { start, text: piece } of tokens) expect(text.startsWith(piece, start)).toBe(true)
    }),
  )
})
