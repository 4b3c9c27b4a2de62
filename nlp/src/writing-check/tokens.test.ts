import { expect, test } from 'vitest'
import { readText } from './tokens.ts'

const sentencesOf = (text: string) =>
  readText(text, 'en').sentences.map(({ start, end }) => text.slice(start, end))

test('a sentence ends after the punctuation that closes it', () => {
  expect(sentencesOf('He said “Go.” Then (he left!) Quiet.')).toEqual([
    'He said “Go.”',
    'Then (he left!)',
    'Quiet.',
  ])
  expect(sentencesOf('“Go”, he said. ‘Why?’” Nobody knew.')).toEqual([
    '“Go”, he said.',
    '‘Why?’”',
    'Nobody knew.',
  ])
})

// Each of these texts once took quadratic time: twenty seconds in all.
test.each(["'", '!', '”', '\n', '. ', '.”'])('a long text of only %j is read quickly', (mark) => {
  const text = mark.repeat(20_000 / mark.length)
  const begun = performance.now()
  readText(text, 'en')
  expect(performance.now() - begun).toBeLessThan(2500)
})
