import type { LanguagePack } from '../inflection.ts'

/** Chinese words have one form; the accents are those of pinyin. */
export const chinesePack: LanguagePack = {
  code: 'zh',
  accents: [...'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü'],
  rules: [],
  irregular: {},
  contractions: [],
}
