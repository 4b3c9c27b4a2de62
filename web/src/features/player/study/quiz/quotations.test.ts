import { expect, test } from 'vitest'
import { quotationParts } from './quotations.ts'

const lines = ['¿Ves? Ya está, «casi».', 'La masa duerme.']

test.each<[string, string[]]>([
  ['What does “masa” mean in “La masa duerme.”?', ['masa', 'La masa duerme.']],
  ['¿Qué significa «masa» en «La masa duerme»?', ['masa', 'La masa duerme']],
  ['“La masa duerme.” means “The dough sleeps.”', ['La masa duerme.']],
  ['Which word is missing? “La ____ duerme.”', ['La ____ duerme.']],
  ['What comes right after “¿Ves? Ya está, ‘casi’.”?', ['¿Ves? Ya está, ‘casi’.']],
  ['Part of a word is none: “mas”', []],
  ['Nothing at all: “____”', []],
  ['No quotation', []],
])('%s quotes %j from the lines', (sentence, quoted) => {
  const parts = quotationParts(sentence, lines)
  expect(parts.filter(({ isQuotation }) => isQuotation).map(({ text }) => text)).toEqual(quoted)
  expect(parts.map(({ text }) => text).join('')).toBe(sentence)
  expect(parts.every(({ start, text }) => sentence.startsWith(text, start))).toBe(true)
})
