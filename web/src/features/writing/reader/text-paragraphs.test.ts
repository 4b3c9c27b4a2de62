import { expect, test } from 'vitest'
import { textParagraphs } from './text-paragraphs.ts'

test('a text is split into paragraphs and numbered words', () => {
  const [first, second] = textParagraphs('Hola, Ana.\nSoy yo.\n\nAdiós.', 'es')
  expect(first?.text).toBe('Hola, Ana.\nSoy yo.')
  expect(first?.tokens.filter(({ wordIndex }) => wordIndex !== null)).toEqual([
    { text: 'Hola', start: 0, wordIndex: 0 },
    { text: 'Ana', start: 6, wordIndex: 1 },
    { text: 'Soy', start: 11, wordIndex: 2 },
    { text: 'yo', start: 15, wordIndex: 3 },
  ])
  expect([second?.text, second?.words, second?.tokens[0]?.wordIndex]).toEqual(['Adiós.', 1, 4])
})

test('the tokens of a paragraph join to its text', () => {
  for (const { text, tokens } of textParagraphs("L'été, c'est bien.\n\n\n«Oui»\n", 'fr'))
    expect(tokens.map((token) => token.text).join('')).toBe(text)
})
