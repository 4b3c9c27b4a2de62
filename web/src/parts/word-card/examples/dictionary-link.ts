import { type LanguageCode, profileOf, type TargetLanguageCode } from '@verbena/language/languages'

/**
 * The URL of the word in an external dictionary (specification 2, section 7; its "learning code" is the native
 * language).
 */
export function dictionaryLink(word: string, native: LanguageCode, target: TargetLanguageCode) {
  const { outsideDictionary } = profileOf(target)
  if (!outsideDictionary) return undefined
  const { name, address } = outsideDictionary
  return { name, href: address.replace('{native}', native).replace('{word}', encodeURIComponent(word)) }
}
