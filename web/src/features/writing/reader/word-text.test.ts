import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs-of.ts'
import { wordStep } from './word-steps.ts'

test('a text is cut into paragraphs and words, counted through', () => {
  const [first, second] = paragraphsOf('Hola, Ana.\nSoy yo.\n\nAdiós.', 'es')
  expect(first?.text).toBe('Hola, Ana.\nSoy yo.')
  expect(first?.tokens.filter(({ word }) => word !== null)).toEqual([
    { text: 'Hola', at: 0, word: 0 },
    { text: 'Ana', at: 6, word: 1 },
    { text: 'Soy', at: 11, word: 2 },
    { text: 'yo', at: 15, word: 3 },
  ])
  expect([second?.text, second?.words, second?.tokens[0]?.word]).toEqual(['Adiós.', 1, 4])
})

test('the pieces of a paragraph make it again', () => {
  for (const { text, tokens } of paragraphsOf("L'été, c'est bien.\n\n\n«Oui»\n", 'fr'))
    expect(tokens.map((token) => token.text).join('')).toBe(text)
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, undefined],
])('%s leads from word %d to %s', (key, from, to) => {
  expect(wordStep(key, from, 5)).toBe(to)
})

test('a text without words has nowhere to go', () => {
  expect(wordStep('End', 0, 0)).toBeUndefined()
})
