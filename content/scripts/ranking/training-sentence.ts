import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Reading } from '@verbena/nlp/lexicon/readings'
import { type ContextWindow, contextWindowsIn } from '@verbena/nlp/ranking/context-window'
import { type SentenceWord, sentenceOf } from '@verbena/nlp/ranking/model/sentence'
import { type Slot, slotsOf } from '@verbena/nlp/ranking/model/slots'

/** A sentence with the readings that are right; `right` is undefined for a word about which nothing is known. */
export type TrainingSentence = {
  textWindow: ContextWindow
  words: readonly SentenceWord[]
  slots: readonly Slot[]
  right: readonly (ReadonlySet<Reading> | undefined)[]
  weight: number
  /** Whether a person told what is right, and not the translations. */
  isTagged: boolean
}

/** The parts of a text that are sentences, with their slots. */
export function sentencesIn(lexicon: Lexicon, language: TargetLanguageCode, text: string) {
  const windowAt = contextWindowsIn(text, language)
  const count = windowAt(0).words.length
  const found: { textWindow: ContextWindow; words: readonly SentenceWord[]; slots: Slot[] }[] = []
  for (let token = 0; token < count; ) {
    const textWindow = windowAt(token)
    const words = sentenceOf(textWindow, language)
    const rest = words.filter((word) => word.token >= token)
    found.push({ textWindow, words: rest, slots: slotsOf(lexicon, language, textWindow, rest) })
    token = (rest.at(-1)?.token ?? token) + 1
  }
  return found
}
