import { foldForm } from '../../src/lexicon.ts'
import type { GraphLanguage } from './sources.ts'

/** What stands before a word only to show its gender or class. */
const openings: Partial<Record<GraphLanguage, RegExp>> = {
  de: /^(?:der|die|das|ein|eine) (?=\S)/i,
  en: /^(?:to|the|a|an) (?=\S)/i,
  es: /^(?:el|la|los|las|un|una) (?=\S)/i,
  fr: /^(?:le|la|les|un|une) (?=\S)|^l'(?=\S)/i,
  it: /^(?:il|lo|la|i|gli|le|un|una) (?=\S)|^(?:l|un)'(?=\S)/i,
  no: /^(?:å|en|ei|et) (?=\S)/i,
  el: /^(?:ο|η|το|οι|τα) (?=\S)/i,
  da: /^(?:at|en|et) (?=\S)/i,
  sv: /^(?:att|en|ett) (?=\S)/i,
}
const reflexives: Partial<Record<GraphLanguage, RegExp>> = {
  de: /^sich (?=\S)/,
  fr: /^(?:se |s')(?=\S)/,
  no: / seg$/,
  da: / sig$/,
  sv: / sig$/,
}
/** Dictionaries' stand-ins for a person or a thing: "give sth. up". */
const standIns =
  /(?<![\p{L}])(?:etw|jdn|jdm|jds|jd|jmdn|jmdm|jmds|jmd|sth|sb|so|o\.s|qn|qch|qc|qd|algo|alg)\.(?:'s)?(?:\/(?:etw|sth|sb|jdn|jdm|jds)\.)*/giu

/** Brings a word as a dictionary writes it to what stands in a text, its capitals kept; '' when nothing is left. */
export function cleanWord(text: string, language: GraphLanguage): string {
  const plain = text
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/g, ' ')
    .replace(standIns, ' ')
    .replace(/[¿¡]|[?!.;,:]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?!.;,:]+$/g, '')
  const opening = openings[language]
  return (opening ? plain.replace(opening, '') : plain).trim()
}

/** The key that a word is found by. */
export function keyOf(word: string, language: GraphLanguage): string {
  const reflexive = reflexives[language]
  return foldForm(reflexive ? word.replace(reflexive, '') : word)
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
