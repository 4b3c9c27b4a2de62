import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SpellingDictionary } from '@verbena/content/writing/misspellings'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { createHunspellFromFiles, type Hunspell } from 'hunspell-wasm'

/** npm packages, each a pair of files in UTF-8; Norwegian is Bokmål. */
const packages: Record<TargetLanguageCode, string> = {
  en: 'dictionary-en',
  es: 'dictionary-es',
  fr: 'dictionary-fr',
  de: 'dictionary-de',
  it: 'dictionary-it',
  no: 'dictionary-nb',
  el: 'dictionary-el',
}

/** Greek takes a hundred megabytes: the one used longest ago makes room. */
const openMaximum = 2

const fileOf = (name: string, ending: string) =>
  join(dirname(createRequire(import.meta.url).resolve(name)), `index.${ending}`)

/** Hunspell with the dictionaries of the languages asked for, for use in a thread of its own: loading and suggesting block. */
export function createHunspellDictionaries() {
  const open = new Map<TargetLanguageCode, Hunspell>()
  return async (language: TargetLanguageCode): Promise<SpellingDictionary> => {
    const hunspell = open.get(language) ?? (await load(language))
    open.delete(language)
    open.set(language, hunspell)
    for (const [other, unused] of open)
      if (open.size > openMaximum) {
        open.delete(other)
        unused.dispose()
      }
    return {
      isRight: (word) => hunspell.testSpelling(word),
      suggest: (word) => hunspell.getSpellingSuggestions(word),
    }
  }
}

const load = (language: TargetLanguageCode) =>
  createHunspellFromFiles(fileOf(packages[language], 'aff'), fileOf(packages[language], 'dic'))
