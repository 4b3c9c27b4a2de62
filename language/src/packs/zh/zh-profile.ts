import type { LanguageProfile } from '../language-profile.ts'

/** Small facts about Chinese. */
export const chineseProfile = {
  code: 'zh',
  names: { en: 'Chinese', es: 'Chino' },
  endonym: '中文',
  greeting: '你好',
  localeTag: 'zh-CN',
  writtenStandard: 'zh-Hans',
  // The letters of pinyin.
  keyboardLetters: [...'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü'],
} as const satisfies LanguageProfile
