import type { LanguagePack } from '../language-pack.ts'
import { chineseProfile } from './zh-profile.ts'

/** Chinese words have one form; the accents are those of pinyin. */
export const chinesePack: LanguagePack = {
  ...chineseProfile,
  rules: [],
  irregular: {},
  contractions: [],
}
