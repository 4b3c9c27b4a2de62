import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { type Token, tokenise } from '@verbena/language/text/tokenise'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { lemmasOfForm } from './lemmas-in-text.ts'

/** The text that replaces the word. */
const gap = '____'

/**
 * Replaces a word of a sentence, in any form, by a gap.
 * @param word as it was saved; may be several words
 * @param lemma of the word
 * @returns null if the sentence does not contain the word, or contains nothing else
 * @example clozeOf(lexicon, 'es', 'Comemos pan.', { word: 'pan', lemma: 'pan' }) // { sentence: 'Comemos ____.', answer: 'pan' }
 */
export function clozeOf(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  sentence: string,
  { word, lemma }: { word: string; lemma: string },
): { sentence: string; answer: string } | null {
  const tokens = tokenise(sentence, language)
  if (tokens.filter(({ isWord }) => isWord).length < 2) return null
  const answerToken =
    tokens.find(({ text, isWord }) => isWord && textKey(text) === textKey(word)) ??
    tokens.find(
      ({ text, isWord }) => isWord && lemmasOfForm(lexicon, language, text).includes(lemmaKey(lemma)),
    )
  const place = answerToken ?? findPhrase(tokens, tokenise(word, language))
  if (!place) return null
  const { start, text: answer } = place
  const without = sentence.slice(0, start) + gap + sentence.slice(start + answer.length)
  return /\p{L}/u.test(without) ? { sentence: without, answer } : null
}

/** Finds several words that follow each other without inflection. */
function findPhrase(sentence: readonly Token[], phrase: readonly Token[]) {
  const words = phrase.slice(firstWord(phrase), phrase.findLastIndex(({ isWord }) => isWord) + 1)
  if (words.length < 2) return undefined
  const key = keyOfTokens(words)
  const starts = sentence.flatMap(({ isWord }, at) => (isWord ? [at] : []))
  const found = starts.find((at) => keyOfTokens(sentence.slice(at, at + words.length)) === key)
  if (found === undefined) return undefined
  const answerTokens = sentence.slice(found, found + words.length)
  return { start: answerTokens[0]?.start ?? 0, text: answerTokens.map(({ text }) => text).join('') }
}

const firstWord = (tokens: readonly Token[]) =>
  Math.max(
    0,
    tokens.findIndex(({ isWord }) => isWord),
  )
const keyOfTokens = (tokens: readonly Token[]) => textKey(tokens.map(({ text }) => text).join(''))
