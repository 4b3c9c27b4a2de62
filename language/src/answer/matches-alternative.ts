import { textKey } from '../text/text-key.ts'

/**
 * Whether a typed answer counts as the translation of a word: after trimming and lowercasing it contains, or is
 * contained by, one of the comma-separated alternatives (specification 2, section 4).
 * A blank answer, and a blank alternative such as the one after a trailing comma, match nothing.
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
