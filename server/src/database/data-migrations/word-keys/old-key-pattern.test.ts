import { textKey } from '@verbena/language/text/text-key'
import { expect, test } from 'vitest'
import { oldKeyPattern } from './old-key-pattern.ts'

/** The key functions of earlier versions, for saved words and for words of the lexicon. */
const oldKeys = [
  (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(),
  (text: string) => text.normalize('NFC').replace(/[’ʼ]/g, "'").toLowerCase(),
]

test('the pattern matches every key that changes', () => {
  const pattern = new RegExp(oldKeyPattern, 'u')
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
