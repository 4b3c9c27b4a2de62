import type { TargetLanguageCode } from '../languages.ts'
import { tokenise } from './tokenise.ts'

/** The number of words of a text; numbers count. */
export const countWords = (text: string, language: TargetLanguageCode): number =>
  tokenise(text, language).reduce((count, { isWord }) => count + (isWord ? 1 : 0), 0)
