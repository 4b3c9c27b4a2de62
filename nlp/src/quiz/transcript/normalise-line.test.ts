import { expect, test } from 'vitest'
import { areEquivalentLines, normaliseLine } from './normalise-line.ts'

test.each([
  ['“Mine flew off the other morning.', 'Mine flew off the other morning'],
  ['und der Bär schnarcht viel zu sehr.“', 'Und der Bär schnarcht viel zu sehr'],
  ['„Nein, der Hut steht mir nicht gut!“', 'Nein, der Hut steht mir nicht gut!'],
  ['“How lovely!” said Mrs Bell. “Go on.”', '“How lovely!” said Mrs Bell. “Go on.”'],
  ['- ¡a dormir!', '¡A dormir!'],
  ['junto  a mí,', 'Junto a mí'],
  ['Es para... para ti...', 'Es para... para ti...'],
  ['♪ Ven, gato ♪', 'Ven, gato'],
  ['____, gato,', '____, gato'],
])('%j is quoted as %j', (line, tidy) => {
  expect(normaliseLine(line)).toBe(tidy)
})

test.each([
  ['It’s night now,', 'its night NOW!', false],
  ['Good night!', 'good night', true],
  ['a full moon', 'a moon', false],
  ['the cat sleeps', 'sleeps', true],
  ['I close the door', 'I open the door', false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(areEquivalentLines(one, other)).toBe(same)
})
