import { germanProfile } from './de/de-profile.ts'
import { greekProfile } from './el/el-profile.ts'
import { englishProfile } from './en/en-profile.ts'
import { spanishProfile } from './es/es-profile.ts'
import { frenchProfile } from './fr/fr-profile.ts'
import { italianProfile } from './it/it-profile.ts'
import type { LanguageProfile } from './language-profile.ts'
import { norwegianProfile } from './no/no-profile.ts'
import { chineseProfile } from './zh/zh-profile.ts'

/**
 * All languages of the product; the list of codes is derived from it. To add a language, follow
 * docs/how-to/add-a-language.md.
 */
export const languageProfiles = {
  en: englishProfile,
  es: spanishProfile,
  fr: frenchProfile,
  de: germanProfile,
  it: italianProfile,
  no: norwegianProfile,
  el: greekProfile,
  zh: chineseProfile,
} as const satisfies Record<string, LanguageProfile>
