import { textKey } from '../text/text-key.ts'

/**
 * Whether a typed answer is a translation of a word: trimmed and in lower case it contains one of the comma-separated
 * alternatives, or is contained by one (specification 2, section 4). A blank answer and a blank alternative, such as the
 * one after a trailing comma, match nothing.
 * @example matchesAlternative('the cat', 'cat, tomcat') // true
 * @example matchesAlternative('dog', 'cat, ') // false
 */
export function matchesAlternative(answer: string, translation: string): boolean {
  const given = textKey(answer)
  if (given === '') return false
  return translation
    .split(',')
    .map(textKey)
    .some((alternative) => alternative !== '' && (given.includes(alternative) || alternative.includes(given)))
}
