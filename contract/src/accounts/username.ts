/** Letters of these alphabets look alike: a name with a Cyrillic «а» among Latin letters can imitate another name. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
const notOfAWord = /[^\p{L}\p{M}]+/u

/**
 * Whether one word of a name mixes letters of alphabets that look alike.
 *
 * @example mixesAlphabets('Marta Иванова') // false: each word has one alphabet
 * @example mixesAlphabets('mаrta') // true: its first «а» is Cyrillic
 */
export const mixesAlphabets = (username: string): boolean =>
  username
    .normalize('NFKC')
    .split(notOfAWord)
    .some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1)

/** Replaces each run of whitespace by one space, because different whitespace looks the same. */
export const collapseBlanks = (username: string): string => username.replace(/\s+/gu, ' ')
