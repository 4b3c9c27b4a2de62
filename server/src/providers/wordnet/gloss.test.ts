import { expect, test } from 'vitest'
import { readGloss } from './gloss.ts'

test.each([
  ['an institution', 'an institution', []],
  [
    'a mammal; occurs in many breeds; "the dog barked"',
    'a mammal; occurs in many breeds',
    ['the dog barked'],
  ],
  ['speak; "he spoke"; "she \t spoke, too"  ', 'speak', ['he spoke', 'she spoke, too']],
  ['a range: "a face that expressed a gamut"', 'a range', ['a face that expressed a gamut']],
  ['cattle: "`moo-cow\' is a child\'s term"; "x"-Poe', 'cattle', ["'moo-cow' is a child's term", 'x']],
  ['in the phrase "the call of duty"', 'in the phrase "the call of duty"', []],
  ['fast; ', 'fast', []],
  ['fast; ""; "', 'fast', []],
  ['', '', []],
])('the definition and the examples of %j are read', (text, definition, examples) => {
  expect(readGloss(text)).toEqual({ definition, examples })
})
