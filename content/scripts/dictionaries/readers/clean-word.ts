import { normaliseText } from '@verbena/language/text/normalise-text'
import { textKey } from '@verbena/language/text/text-key'
import { type GraphLanguage, sourceFactsOf } from '../graph-languages.ts'

/** Placeholders of dictionaries for a person or a thing: "give sth. up". */
const placeholders =
  /(?<![\p{L}])(?:etw|jdn|jdm|jds|jd|jmdn|jmdm|jmds|jmd|sth|sb|so|o\.s|qn|qch|qc|qd|algo|alg)\.(?:'s)?(?:\/(?:etw|sth|sb|jdn|jdm|jds)\.)*/giu

/** A headword of a dictionary as a text would have it, with its capitals; '' if nothing is left. */
export function cleanWord(text: string, language: GraphLanguage): string {
  const plain = normaliseText(text)
    .replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/g, ' ')
    .replace(placeholders, ' ')
    .replace(/[¿¡]|[?!.;,:]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?!.;,:]+$/g, '')
  const { opening } = sourceFactsOf(language)
  return (opening ? plain.replace(opening, '') : plain).trim()
}

/** The key of a word in a pack. */
export function keyOf(word: string, language: GraphLanguage): string {
  const { reflexive } = sourceFactsOf(language)
  return textKey(reflexive ? word.replace(reflexive, '') : word)
}

const mostWords = 4

/** Whether a cleaned word may have a row of its own: short, made of letters, not a piece of a word ("Haus…"). */
export function isHeadword(word: string): boolean {
  return (
    word.length <= 40 &&
    /^\p{L}[\p{L}\p{M}' -]*$/u.test(word) &&
    !/-$/.test(word) &&
    word.split(' ').length <= mostWords
  )
}

/** Whether a cleaned word can be shown as a translation. */
export const isTranslation = (word: string) =>
  word.length > 0 &&
  word.length <= 60 &&
  /\p{L}/u.test(word) &&
  !/[{}|<>[\]=…\\]|^[-‐]|[-‐]$|[\p{Cc}]/u.test(word)
