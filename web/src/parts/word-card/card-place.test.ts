import { expect, test } from 'vitest'
import { placeCard } from './card-place.ts'

const window = { width: 1440, height: 900 }
const card = { width: 360, height: 400 }
const lineAt = (top: number) => ({ left: 930, right: 1410, top, bottom: top + 80 })
const wordAt = (left: number) => ({ left, right: left + 60, top: 0, bottom: 0 })

test.each([
  ['below a line with room under it', 250, { side: 'below', top: 340 }],
  ['above a line near the foot', 700, { side: 'above', top: 290 }],
  ['over a line with room on neither side', 410, { side: 'over', top: 488 }],
])('%s', (_, lineTop, expected) => {
  expect(placeCard(lineAt(lineTop), wordAt(1100), card, window)).toMatchObject(expected)
})

test.each([
  ['starts a little left of its word', 1010, 970, 64],
  ['does not leave the line on the left', 935, 930, 29],
  ['does not leave the line on the right', 1340, 1050, 314],
])('the card %s, and its caret points at it', (_, wordLeft, left, caret) => {
  expect(placeCard(lineAt(250), wordAt(wordLeft), card, window)).toMatchObject({ left, caret })
})
