import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'

type Needs = Pick<Services, 'lexicon' | 'dictionary' | 'lessons'>

/** Slips of one sentence. */
const wordsMaximum = 10

/** Whether a language has a form, as our lexicon, our lessons and the installed dictionaries know it. */
export const isKnownWord = (
  { lexicon, dictionary, lessons }: Needs,
  language: TargetLanguageCode,
  form: string,
) =>
  lessons.says(language, form) ||
  lexicon.readings(language, form).length > 0 ||
  dictionary.entries(language, form, fallbackLanguageCode).length > 0 ||
  dictionary.lemmas(language, form).length > 0

/**
 * Which of some words a language has.
 * @param list separated by commas
 * @throws AppError INVALID_REQUEST for more than ten
 */
export function knownAmong(services: Needs, language: TargetLanguageCode, list: string): string[] {
  const words = [...new Set(list.split(',').map((word) => word.trim()))].filter((word) => word !== '')
  if (words.length > wordsMaximum) throw new AppError('INVALID_REQUEST', 'querystring.words: ten at most')
  return words.filter((word) => isKnownWord(services, language, word))
}
