import { textKey } from '@verbena/language/text/text-key'
import { expect, test } from 'vitest'
import { changedKey } from './changed-key.ts'

/** The keys of the versions before: of saved words, and of what the lexicon finds. */
const oldKeys = [
  (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(),
  (text: string) => text.normalize('NFC').replace(/[’ʼ]/g, "'").toLowerCase(),
]

test('no key changes that the pattern does not find', () => {
  const pattern = new RegExp(changedKey, 'u')
  const missed: string[] = []
  for (let code = 0; code < 0x3_00_00; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const letter = String.fromCodePoint(code)
    for (const text of [`a${letter}`, `Σ${letter}b`, `${letter}\u0301`])
      for (const keyOf of oldKeys) {
        const key = keyOf(text)
        if (textKey(key) !== key && !pattern.test(key)) missed.push(key)
      }
  }
  expect(missed).toEqual([])
})
