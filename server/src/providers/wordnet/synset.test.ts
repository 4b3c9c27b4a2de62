import { expect, test } from 'vitest'
import { readSynset } from './synset.ts'

test('a line has words, a definition and examples', () => {
  const line =
    '02086723 05 n 02 dog 0 domestic_dog 0 001 @ 02085998 n 0000 | a pet | of old; "the dog barked"  '
  expect(readSynset(line)).toEqual({
    words: ['dog', 'domestic dog'],
    definition: 'a pet | of old',
    examples: ['the dog barked'],
  })
})

test.each(['galore(ip)', 'galore(p)', 'galore(a)', 'galore'])('%s is spelled galore', (word) => {
  expect(readSynset(`00000001 00 a 01 ${word} 0 000 | in plenty`)?.words).toEqual(['galore'])
})

test('up to 255 words are counted in hexadecimal', () => {
  const words = Array.from({ length: 17 }, (_, at) => `w${at} 0`).join(' ')
  expect(readSynset(`00000001 00 n 11 ${words} 000 | many`)?.words).toHaveLength(17)
})

test.each([
  '',
  '  1 This software and database is being provided to you',
  '00000001 00 n 02 dog 0 | one word is missing',
  '00000001 00 n 00 000 | no word',
  '00000001 00 n zz dog 0 000 | no number',
  '00000001 00 n 01 dog 0 000',
])('%j is not a synset', (line) => {
  expect(readSynset(line)).toBeUndefined()
})
