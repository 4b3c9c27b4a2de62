import type { LanguagePack } from '../inflection.ts'
import type { LanguageCode } from '../languages.ts'
import { germanPack } from './de.ts'
import { greekPack } from './el.ts'
import { englishPack } from './en.ts'
import { spanishPack } from './es.ts'
import { frenchPack } from './fr.ts'
import { italianPack } from './it.ts'
import { norwegianPack } from './no.ts'
import { chinesePack } from './zh.ts'

/** What each language can do. */
export const packs: Record<LanguageCode, LanguagePack> = {
  en: englishPack,
  es: spanishPack,
  fr: frenchPack,
  de: germanPack,
  it: italianPack,
  no: norwegianPack,
  el: greekPack,
  zh: chinesePack,
}
