import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { ContextWindow } from '../context-window.ts'
import { elidedOf } from '../disambiguation-context.ts'

/** A word of a sentence. An elided word and the word after it are two: "l'" and "ami". */
export type SentenceWord = {
  key: string
  written: string
  /** Index of its token in the context window. */
  token: number
  /** The punctuation after it, without spaces; empty for none. */
  mark: string
}

export type Sentence = {
  words: readonly SentenceWord[]
  /** Index of the target word in `words`. */
  at: number
}

/** A longer sentence is cut, because a learner waits. */
const reach = 30

/** The sentence of the target word of a window, which ends at full stops and their like. */
export function sentenceOf(
  window: ContextWindow,
  targetText: string,
  language: TargetLanguageCode,
): Sentence {
  const { at, written } = window
  let [first, last] = [at, at]
  while (first > 0 && at - first < reach && !endsSentence(window, first - 1)) first--
  while (last < written.length - 1 && last - at < reach && !endsSentence(window, last)) last++
  const words: SentenceWord[] = []
  let target = 0
  for (let token = first; token <= last; token++) {
    if (token === at) target = words.length
    words.push(...wordsOfToken(window, token, language))
  }
  const isElided = textKey(targetText) === words[target]?.key
  const hasSecond = words[target + 1]?.token === at
  return { words, at: hasSecond && !isElided ? target + 1 : target }
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
