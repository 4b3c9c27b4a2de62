import type { LanguagePack } from '../inflection.ts'
import type { LanguageCode } from '../languages.ts'
import { germanPack } from './de.ts'
import { englishPack } from './en.ts'
import { spanishPack } from './es.ts'
import { norwegianPack } from './no.ts'
import { chinesePack } from './zh.ts'

/** What each language can do. */
export const packs: Partial<Record<LanguageCode, LanguagePack>> = {
  en: englishPack,
  es: spanishPack,
  de: germanPack,
  no: norwegianPack,
  zh: chinesePack,
}
