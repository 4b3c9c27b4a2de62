import type { LanguagePack } from '../language-pack.ts'
import { chineseDerivedMeanings } from './derivations.ts'
import { chineseProfile } from './zh-profile.ts'

/** Chinese words have one form; the accents are those of pinyin. */
export const chinesePack: LanguagePack = {
  ...chineseProfile,
  derivedMeanings: chineseDerivedMeanings,
  rules: [],
  irregular: {},
  contractions: [],
}
