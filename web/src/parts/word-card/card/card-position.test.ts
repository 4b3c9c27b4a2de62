import { expect, test } from 'vitest'
import { cardPosition } from './card-position.ts'

const window = { width: 1440, height: 900 }
const card = { width: 360, height: 400 }
const tall = { width: 360, height: 700 }
const lineAt = (top: number) => ({ left: 930, right: 1410, top, bottom: top + 80 })
const wordAt = (left: number) => ({ left, right: left + 60, top: 0, bottom: 0 })

test.each([
  ['below a line with room under it', 250, card, { side: 'below', top: 340, room: 548 }],
  ['above a line near the foot', 700, card, { side: 'above', top: 290, room: 678 }],
  ['on the side with more room, scrolling, when it fits on neither', 380, tall, { side: 'below', room: 418 }],
  ['so above too', 500, tall, { side: 'above', top: 12, room: 478 }],
])('%s', (_, lineTop, size, expected) => {
  expect(cardPosition(lineAt(lineTop), wordAt(1100), size, window)).toMatchObject(expected)
})

test('over a line with no room to read on either side', () => {
  const low = { width: 1440, height: 600 }
  expect(cardPosition(lineAt(250), wordAt(1100), card, low)).toMatchObject({
    side: 'over',
    top: 188,
    room: 576,
  })
})

test.each([
  ['keeps its side while there is room to read', 480, 'below', { side: 'below', room: 318 }, 300],
  ['keeps it and scrolls when it grows', 460, 'below', { side: 'below', room: 338 }, 700],
  ['leaves it when the line moves so far that it cannot be read', 700, 'below', { side: 'above' }, 400],
] as const)('a card %s', (_, lineTop, kept, expected, height) => {
  expect(cardPosition(lineAt(lineTop), wordAt(1100), { width: 360, height }, window, kept)).toMatchObject(
    expected,
  )
})

test.each([
  ['starts a little left of its word', 1010, 970, 64],
  ['does not leave the line on the left', 935, 930, 29],
  ['does not leave the line on the right', 1340, 1050, 314],
])('the card %s, and its caret points at it', (_, wordLeft, left, caret) => {
  expect(cardPosition(lineAt(250), wordAt(wordLeft), card, window)).toMatchObject({ left, caret })
})
