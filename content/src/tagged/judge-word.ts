import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { TaggedWord } from './tagged-sentences.ts'

/** What a card says about a word first. */
export type FirstAnswer = { lemma: string; partOfSpeech: string; translations: readonly string[] }

export type Verdict = { isBaseForm: boolean; isClass: boolean; isMeaning: boolean }

/** Judges the first answer for a word. An answer with the meaning of the word's phrase is right as a whole. */
export function judgeWord(word: TaggedWord, { lemma, partOfSpeech, translations }: FirstAnswer): Verdict {
  const said = new Set(translations.flatMap(meaningKeys))
  const remarks = translations.flatMap(remarksIn)
  const isSaid = (meaning: string) =>
    meaningKeys(meaning).some((key) => said.has(key)) ||
    // A word without a translation, "(passive)": a card explains it in parentheses.
    (/^\(.*\)$/.test(meaning) && remarks.some((remark) => remark.includes(textKey(meaning).slice(1, -1))))
  const isAmong = (meanings: readonly string[]) => meanings.some(isSaid)
  if (word.phrase && isAmong(word.phrase.meanings))
    return { isBaseForm: true, isClass: true, isMeaning: true }
  return {
    isBaseForm: word.baseForms.some((base) => baseKey(base) === baseKey(lemma)),
    isClass: word.classes.some((one) => one === partOfSpeech),
    isMeaning: isAmong(word.meanings),
  }
}

export const isRight = ({ isBaseForm, isClass, isMeaning }: Verdict) => isBaseForm && isClass && isMeaning

const baseKey = (lemma: string) => lemmaKey(lemma).replace(/\s*(?:…|\.\.\.)\s*/g, ' ')

/** The keys of a meaning: as a whole, without what is in parentheses, and without "to", article or dots. */
function meaningKeys(meaning: string): string[] {
  const whole = textKey(meaning)
  const bare = plain(whole.replace(/\([^)]*\)/g, ' '))
  // "(of it, of them)" has no meaning outside its parentheses.
  const inside = bare === '' ? remarksIn(whole).flatMap((remark) => remark.split(/[,;:]/)) : []
  return [...new Set([whole, bare, ...inside.map(plain)].flatMap(withoutMarker))].filter((key) => key !== '')
}

const plain = (text: string) =>
  text
    .replace(/…|\.\.\.|[.!?¡¿]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const withoutMarker = (key: string) => [key, key.replace(/^(?:to|an?|the) (?=\S)/, '')]

const remarksIn = (meaning: string) =>
  [...textKey(meaning).matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside)
