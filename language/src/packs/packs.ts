import type { CourseLanguageCode, LanguageCode } from '../languages.ts'
import { germanPack } from './de/de-pack.ts'
import { greekPack } from './el/el-pack.ts'
import { englishPack } from './en/en-pack.ts'
import { spanishPack } from './es/es-pack.ts'
import { frenchPack } from './fr/fr-pack.ts'
import { italianPack } from './it/it-pack.ts'
import type { CoursePack, LanguagePack } from './language-pack.ts'
import { norwegianPack } from './no/no-pack.ts'
import { chinesePack } from './zh/zh-pack.ts'

/** A course language needs more of its pack than one for media. */
type Packs = { [Code in LanguageCode]: Code extends CourseLanguageCode ? CoursePack : LanguagePack }

/** What each language can do. */
export const packs: Packs = {
  en: englishPack,
  es: spanishPack,
  fr: frenchPack,
  de: germanPack,
  it: italianPack,
  no: norwegianPack,
  el: greekPack,
  zh: chinesePack,
}
