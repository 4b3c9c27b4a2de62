import { label, normaliseAnswer } from '../answer/normalise-answer.ts'
import { profileOf, type TargetLanguageCode } from '../languages.ts'
import { tokenise } from '../text/tokenise.ts'

/** A word of a song and its position. */
export type SungWord = {
  /** Index of its line, from 0. */
  line: number
  /** Index of the word in its line, from 0. */
  wordInLine: number
  /** Offset in the text of the line, in UTF-16 units. */
  start: number
  text: string
  /** The key by which words are compared: `normaliseAnswer(text)`. */
  key: string
  /** Whether the word begins a line or a sentence, so that it has a capital in any case. */
  isStart: boolean
}

/** Punctuation after which a sentence begins. */
const opening = /[.!?…:;¡¿"“”„«»(\n—–]/

/** The words of each line that has words, in the order of the song. */
export function sungWords(lines: readonly { text: string }[], language: TargetLanguageCode): SungWord[][] {
  return lines.map(({ text }, line) => wordsOfLine(text, line, language)).filter((words) => words.length > 0)
}

function wordsOfLine(text: string, line: number, language: TargetLanguageCode): SungWord[] {
  const labels = [...text.matchAll(label)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const words: SungWord[] = []
  let wordInLine = 0
  let before = '\n'
  for (const token of tokenise(text, language)) {
    if (token.isWord) {
      const key = normaliseAnswer(token.text)
      const isLabel = labels.some(([from, to]) => token.start >= from && token.start < to)
      if (key !== '' && !isLabel) {
        const { start } = token
        words.push({ line, wordInLine, start, text: token.text, key, isStart: opening.test(before) })
      }
      wordInLine++
    }
    before = token.text
  }
  return words
}

/**
 * The keys of names: words that have a capital within a sentence and never occur without one. There are none in German, and
 * in Lyrics That Capitalise Every Word, where capitals do not mark names.
 */
export function namesOf(words: readonly SungWord[], language: TargetLanguageCode): ReadonlySet<string> {
  if (profileOf(language).capitalNouns) return new Set()
  const small = new Set(words.filter(({ text }) => !isCapital(text)).map(({ key }) => key))
  const names = words.filter((word) => !small.has(word.key) && looksLikeName(word, language))
  const keysOfNames = new Set(names.map((name) => name.key))
  return keysOfNames.size * 2 > new Set(words.map((word) => word.key)).size ? new Set() : keysOfNames
}

/** Whether a word is written with a capital. */
export const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Whether a word has the capital of a name. `I'm` always has a capital, and a word in capitals is emphasised. */
const looksLikeName = ({ text, isStart }: SungWord, language: TargetLanguageCode) =>
  !isStart && /^\p{Lu}.*\p{Ll}/u.test(text) && !profileOf(language).alwaysCapital?.test(text)
