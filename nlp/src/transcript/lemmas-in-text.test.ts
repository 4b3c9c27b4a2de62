import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { expect, test } from 'vitest'
import { lemmasInText } from './lemmas-in-text.ts'

test.each([
  ['en', 'She gave it up.', ['she', 'give', 'it', 'give up']],
  ['de', 'Der Film fängt gleich an.', ['film', 'anfangen']],
  ['es', 'Me di cuenta tarde.', ['darse cuenta', 'tarde']],
  ['fr', 'Il n’a pas besoin de vous.', ['avoir besoin de']],
  ['es', 'Zzyzx, dijo.', ['zzyzx', 'decir']],
] as const)('%s: “%s” has the lemmas of its words and of its phrases', (language, line, lemmas) => {
  expect(lemmasInText(lexicon, language, line)).toEqual(expect.arrayContaining([...lemmas]))
})

test('a line without words has no lemmas, and a repeated word is listed once', () => {
  expect(lemmasInText(lexicon, 'es', '♪ … ♪')).toEqual([])
  expect(lemmasInText(lexicon, 'en', 'bread, bread')).toEqual(['bread'])
})
