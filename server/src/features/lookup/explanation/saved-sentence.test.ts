import { expect, test } from 'vitest'
import { savedSentence } from './saved-sentence.ts'

test.each([
  ['pan', 'Hola. Compro pan. Adiós.', 'Compro pan.'],
  ['pan', 'Compro pan', 'Compro pan'],
  ['Hola', '¡Hola, Ana! ¿Qué tal?', '¡Hola, Ana!'],
  ['tal', '«¡Hola, Ana!» ¿Qué tal?', '¿Qué tal?'],
  ['uno', 'Línea de antes\nesta tiene uno dentro\ny otra', 'esta tiene uno dentro'],
  ['pan', 'pan', ''],
  ['pan', '', ''],
  ['pan', 'Nada de eso.', ''],
  ['pan', `pan ${'y más '.repeat(60)}`, ''],
])('the sentence of %s in «%s» is «%s»', (text, context, sentence) => {
  expect(savedSentence(text, context)).toBe(sentence)
})
