import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'
import type { WrittenText, WrittenToken } from './tokens.ts'
import { featuresAt } from './word-features.ts'

/** A word of a text with its most likely lemma. */
export type RunningWord = {
  token: WrittenToken
  /** Index among the words of the text. */
  place: number
  /** Most likely first; empty if the lexicon lacks the word. */
  readings: readonly Reading[]
  /** The lemma key; that of the word itself if the lexicon lacks it. */
  lemma: string
  isFirstOfSentence: boolean
  before: WrittenToken | undefined
}

export function runningLemmas({ sentences, language }: WrittenText, lexicon: Lexicon): RunningWord[] {
  const words: RunningWord[] = []
  for (const { tokens } of sentences) {
    let isFirstOfSentence = true
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'word') continue
      const readings = featuresAt(tokens, at, lexicon, language).map(({ reading }) => reading)
      const lemma = lemmaKey(readings[0]?.lemma ?? token.text)
      words.push({ token, place: words.length, readings, lemma, isFirstOfSentence, before: tokens[at - 1] })
      isFirstOfSentence = false
    }
  }
  return words
}
