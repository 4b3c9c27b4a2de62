import { expect, test } from 'vitest'
import { speakableText } from './speakable-text.ts'

test.each<[string, string | null]>([
  ['casa', 'casa'],
  ['¿Qué?', '¿Qué?'],
  ["aujourd'hui", "aujourd'hui"],
  ['E-Mail', 'E-Mail'],
  ['20 %', '20 %'],
  ['¡hola 🙂!', '¡hola !'],
  ['ca\u00ADsa', 'casa'],
  ['ca\u202Esa', 'casa'],
  ['a\tb\nc\u0007d', 'a b c d'],
  ['cafe\u0301', 'café'],
  ["[[h@'loU]]", "h@'loU"],
  ['a & b < c', 'a & b < c'],
  ['…', null],
  ['¡!', null],
  ['🙂👍🏽', null],
  ['👨‍👩‍👧', null],
  ['\u200B', null],
  ['~_^', null],
  ['', null],
])('the speakable text of %j is %j', (text, spoken) => {
  expect(speakableText(text)).toBe(spoken)
})
