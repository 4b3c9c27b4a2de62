import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'

type Needs = Pick<Services, 'dictionary' | 'lessons'>

/** The browser asks about the slips of one sentence. */
const wordsMaximum = 10

/** Whether the lexicon, a lesson or an installed dictionary has a form. */
export const isDictionaryWord = (
  { dictionary, lessons }: Needs,
  language: TargetLanguageCode,
  form: string,
) =>
  lessons.isWord(language, form) ||
  dictionary.entries(language, form, fallbackLanguageCode).length > 0 ||
  dictionary.lemmas(language, form).length > 0

/**
 * Those of the words that a language has.
 * @param list separated by commas
 * @throws AppError INVALID_REQUEST for more than ten
 */
export function filterDictionaryWords(services: Needs, language: TargetLanguageCode, list: string): string[] {
  const words = [...new Set(list.split(',').map((word) => word.trim()))].filter((word) => word !== '')
  if (words.length > wordsMaximum) throw new AppError('INVALID_REQUEST', 'querystring.words: ten at most')
  return words.filter((word) => isDictionaryWord(services, language, word))
}
