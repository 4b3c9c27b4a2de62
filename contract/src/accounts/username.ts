/** Letters of these alphabets look like each other: a Cyrillic «а» beside Latin ones makes a name that is not what it seems. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
const notOfAWord = /[^\p{L}\p{M}]+/u

/**
 * Whether one word of a name has letters of more than one of the alphabets that are taken for each other.
 *
 * @example mixesAlphabets('Marta Иванова') // false: each word keeps to its own
 * @example mixesAlphabets('mаrta') // true: its first «а» is Cyrillic
 */
export const mixesAlphabets = (username: string): boolean =>
  username
    .normalize('NFKC')
    .split(notOfAWord)
    .some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1)

/** Blanks within a name, however many and of whatever kind, are one space: nobody sees the difference. */
export const collapseBlanks = (username: string): string => username.replace(/\s+/gu, ' ')
