import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { ContextWindow } from '../context-window.ts'
import { elidedOf } from '../disambiguation-context.ts'

/** A word of a sentence. An elided word and the word after it are two: "l'" and "ami". */
export type SentenceWord = {
  key: string
  written: string
  /** Index of its token among those of the text. */
  token: number
  /** The punctuation after it, without spaces; empty for none. */
  mark: string
}

/** A longer sentence is cut, because a learner waits. */
const reach = 30

/** The words of the sentence of a text window’s target word. It ends at a full stop and its like. */
export function sentenceOf(textWindow: ContextWindow, language: TargetLanguageCode): SentenceWord[] {
  const { at, written } = textWindow
  let [first, last] = [at, at]
  while (first > 0 && at - first < reach && !endsSentence(textWindow, first - 1)) first--
  while (last < written.length - 1 && last - at < reach && !endsSentence(textWindow, last)) last++
  const tokens = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return tokens.flatMap((token) => wordsOfToken(textWindow, token, language))
}

/** The index of the target word among the words of its sentence: of an elided word, or of the word after it. */
export function placeOfTarget(words: readonly SentenceWord[], token: number, text: string): number {
  const at = words.findIndex((word) => word.token === token)
  const isSecond = words[at + 1]?.token === token && textKey(text) !== words[at]?.key
  return isSecond ? at + 1 : at
}

const endsSentence = ({ marks }: ContextWindow, at: number) => /[.!?…;:]/.test(marks[at] ?? '')

function wordsOfToken(
  { words, written, marks }: ContextWindow,
  token: number,
  language: TargetLanguageCode,
): SentenceWord[] {
  const key = words[token] ?? ''
  const mark = marks[token] ?? ''
  const whole = { key, written: written[token] ?? '', token, mark }
  const elided = elidedOf(key)
  if (!elided || !packs[language]?.elisions?.some(({ form }) => form === elided)) return [whole]
  const parts = { first: whole.written.slice(0, elided.length), second: whole.written.slice(elided.length) }
  return [
    { key: elided, written: parts.first, token, mark: '' },
    { key: textKey(parts.second), written: parts.second, token, mark },
  ]
}
