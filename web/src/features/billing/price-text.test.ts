import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

test.each([
  [4, 'USD', 'en', '$4'],
  [4, 'USD', 'es', '4 US$'],
  [0, 'USD', 'en', '$0'],
  [4.5, 'USD', 'en', '$4.50'],
  [6, 'EUR', 'es', '6 €'],
])('%s %s is written in %s as %s', (amount, currency, language, text) => {
  expect(priceText({ amount, currency }, language).replace(/\s/g, ' ')).toBe(text)
})
