import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { SpellingDictionary } from '@verbena/nlp/writing-check/misspellings'
import { createHunspellFromFiles, type Hunspell } from 'hunspell-wasm'
import { LRUCache } from 'lru-cache'

/** Greek alone takes a hundred megabytes. */
const openMaximum = 2

const fileOf = (name: string, ending: string) =>
  join(dirname(createRequire(import.meta.url).resolve(name)), `index.${ending}`)

/** Hunspell dictionaries, loaded when a language is first needed. For worker threads: loading and suggesting block. */
export function createHunspellDictionaries() {
  const open = new LRUCache<CourseLanguageCode, Hunspell>({
    max: openMaximum,
    dispose: (hunspell) => hunspell.dispose(),
  })
  return async (language: CourseLanguageCode): Promise<SpellingDictionary> => {
    const hunspell = open.get(language) ?? (await load(language))
    open.set(language, hunspell)
    return {
      isRight: (word) => hunspell.testSpelling(word),
      suggest: (word) => hunspell.getSpellingSuggestions(word),
    }
  }
}

function load(language: CourseLanguageCode) {
  const { hunspellPackage } = packs[language].spelling
  return createHunspellFromFiles(fileOf(hunspellPackage, 'aff'), fileOf(hunspellPackage, 'dic'))
}
