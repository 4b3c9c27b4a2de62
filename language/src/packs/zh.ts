import type { LanguagePack } from '../inflection.ts'
import { letterKeys } from '../letter-keys.ts'

/** Chinese words have one form; the accents are those of pinyin. */
export const chinesePack: LanguagePack = {
  code: 'zh',
  accents: letterKeys.zh,
  rules: [],
  irregular: {},
  contractions: [],
}
