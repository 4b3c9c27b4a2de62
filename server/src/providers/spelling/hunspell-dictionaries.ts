import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { SpellingDictionary } from '@verbena/nlp/writing-check/misspellings'
import { createHunspellFromFiles, type Hunspell } from 'hunspell-wasm'
import { LRUCache } from 'lru-cache'

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

/** Greek alone takes a hundred megabytes. */
const openMaximum = 2

const fileOf = (name: string, ending: string) =>
  join(dirname(createRequire(import.meta.url).resolve(name)), `index.${ending}`)

/** Hunspell dictionaries, loaded when a language is first needed. For worker threads: loading and suggesting block. */
export function createHunspellDictionaries() {
  const open = new LRUCache<TargetLanguageCode, Hunspell>({
    max: openMaximum,
    dispose: (hunspell) => hunspell.dispose(),
  })
  return async (language: TargetLanguageCode): Promise<SpellingDictionary> => {
    const hunspell = open.get(language) ?? (await load(language))
    open.set(language, hunspell)
    return {
      isRight: (word) => hunspell.testSpelling(word),
      suggest: (word) => hunspell.getSpellingSuggestions(word),
    }
  }
}

const load = (language: TargetLanguageCode) =>
  createHunspellFromFiles(fileOf(packages[language], 'aff'), fileOf(packages[language], 'dic'))
