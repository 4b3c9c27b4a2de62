import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const shown = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('')

test.each([
  ['un gato', 'un gato', 'un gato'],
  ['un gato', 'un perro', 'un [-gato][+perro]'],
  ['un gato', 'un gato negro', 'un gato[+ negro]'],
  ['Hola. Adiós.', 'Adiós.', '[-Hola. ]Adiós.'],
  ['', 'Hola', '[+Hola]'],
  ['Hola', '', '[-Hola]'],
  ['', '', ''],
  ['no lo sé', 'no sé', 'no [-lo ]sé'],
])('%j → %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected)
})

test('both texts can be restored from the changes', () => {
  const text = fc
    .array(fc.constantFrom('un', 'gato', ' ', '\n', '.', '🐈', 'é'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = compareTexts(before, after)
      const without = (kind: string) =>
        changes
          .filter((change) => change.kind !== kind)
          .map((change) => change.text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})

test('long texts with little in common are shown one after the other', () => {
  const words = (from: number) => Array.from({ length: 2500 }, (_, index) => `w${from + index}`).join(' ')
  expect(compareTexts(words(0), words(5000)).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
