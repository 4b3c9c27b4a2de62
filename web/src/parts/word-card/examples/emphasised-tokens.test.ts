import { expect, test } from 'vitest'
import { emphasisedTokens } from './emphasised-tokens.ts'

test.each([
  ['the word as it was touched', 'Ana abrió la puerta.', ['abrió', 'abrir'], 'es', ['abrió']],
  ['the base form, in capitals too', 'Abrir es fácil.', ['abrió', 'abrir'], 'es', ['Abrir']],
  ['another form of the base form', 'Mañana abrimos a las nueve.', ['abrió', 'abrir'], 'es', ['abrimos']],
  ['the form that is most like it', 'La compañera compró pan.', ['compro', 'comprar'], 'es', ['compró']],
  ['a form whose accent moved', 'Los árboles, el árbol.', ['árbolito', 'árbol'], 'es', ['árbol']],
  [
    'a phrase as a whole, wherever it stands',
    'Voy por si acaso, por ti.',
    ['acaso', 'por si acaso'],
    'es',
    ['por', 'si', 'acaso'],
  ],
  ['nothing, rather than a word that only begins like it', 'Soy serio.', ['era', 'ser'], 'es', []],
  ['nothing where no form of it is known', 'Voy al mercado.', ['fui', 'ir'], 'es', []],
  ['a Greek word', 'Το παιδί παίζει.', ['παιδιά', 'παιδί'], 'el', ['παιδί']],
] as const)('sets off %s', (_, text, words, language, emphasised) => {
  const tokens = emphasisedTokens(text, words, language)
  expect(tokens.filter((token) => token.isEmphasised).map((token) => token.text)).toEqual([...emphasised])
  expect(tokens.map((token) => token.text).join('')).toBe(text)
})
