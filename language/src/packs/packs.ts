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

/** The pack of a course language has more required fields than that of a media language. */
type Packs = { [Code in LanguageCode]: Code extends CourseLanguageCode ? CoursePack : LanguagePack }

/** The packs by language. */
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
