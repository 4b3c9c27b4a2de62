import type { LanguagePack } from '../inflection.ts'
import type { LanguageCode } from '../languages.ts'
import { chinesePack } from './zh.ts'

/** What each language can do. */
export const packs: Partial<Record<LanguageCode, LanguagePack>> = {
  zh: chinesePack,
}
