import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['', 'es', 0],
  [' \n\t', 'es', 0],
  ['¡Hola! ¿Qué tal?', 'es', 3],
  ["L'amour, un po' de 3 gatos", 'fr', 6],
  ['Das 2. Haus\nist alt.', 'de', 5],
] as const)('the words of %j in %s are counted', (text, language, count) => {
  expect(countWords(text, language)).toBe(count)
})
