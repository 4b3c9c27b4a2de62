import { courseLanguageCodes } from '@verbena/language/languages'
import { describe, expect, test } from 'vitest'
import { createHunspellDictionaries } from './hunspell-dictionaries.ts'

const openDictionary = createHunspellDictionaries()

const samples = {
  en: { right: 'friend', wrong: 'freind' },
  es: { right: 'mañana', wrong: 'mañna' },
  fr: { right: 'beaucoup', wrong: 'beacoup' },
  de: { right: 'Schmetterling', wrong: 'Schmeterling' },
  it: { right: 'perché', wrong: 'perche' },
  no: { right: 'skole', wrong: 'skolle' },
  el: { right: 'σπίτι', wrong: 'σπιτι' },
} as const

// Only two are open at a time, so the first ones are opened again at the end.
describe.each([...courseLanguageCodes, 'fr', 'it'] as const)('the dictionary of %s', (language) => {
  const { right, wrong } = samples[language]

  test('finds a mistake, and suggests the right word', { timeout: 60_000 }, async () => {
    const dictionary = await openDictionary(language)
    expect(dictionary.isRight(right)).toBe(true)
    // Norwegian accepts compounds that nobody uses, so only its suggestion is tested.
    if (language !== 'no') expect(dictionary.isRight(wrong)).toBe(false)
    expect(dictionary.suggest(wrong)).toContain(right)
  })
})
