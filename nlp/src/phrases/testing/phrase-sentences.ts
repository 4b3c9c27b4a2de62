import * as de from './de-sentences.ts'
import * as el from './el-sentences.ts'
import * as en from './en-sentences.ts'
import * as es from './es-sentences.ts'
import * as fr from './fr-sentences.ts'
import * as it from './it-sentences.ts'
import * as no from './no-sentences.ts'

const bookOf = { de, el, en, es, fr, it, no }
type Language = keyof typeof bookOf

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

const inEach = <Row>(read: (one: { found: string; absent: string }) => Row[]) =>
  Object.fromEntries(Object.entries(bookOf).map(([code, one]) => [code, read(one)])) as Record<
    Language,
    Row[]
  >

/** Sentences with a phrase: the sentence, the headword, and the words that belong to the phrase. */
export const phrasesInSentences = inEach(({ found }) =>
  rowsOf(found).map(([sentence = '', headword = '', words = '']) => [sentence, headword, words] as const),
)

/** Sentences that have the words of a phrase, or similar words, with another meaning. */
export const absentPhrases = inEach(({ absent }) =>
  rowsOf(absent).map(([sentence = '', headword = '']) => [sentence, headword] as const),
)
