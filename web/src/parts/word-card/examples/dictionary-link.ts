import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'

/**
 * Where the word stands in a dictionary outside: Glosbe for Greek, WordReference for the others
 * (specification 2, section 7; its "learning code" is the native language).
 */
export function dictionaryLink(word: string, native: LanguageCode, target: TargetLanguageCode) {
  const term = encodeURIComponent(word)
  return target === 'el'
    ? { name: 'Glosbe', href: `https://glosbe.com/${target}/${native}/${term}` }
    : { name: 'WordReference', href: `https://www.wordreference.com/${native}${target}/${term}` }
}
