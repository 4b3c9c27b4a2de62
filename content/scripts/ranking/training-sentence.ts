import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon, Reading } from '@verbena/nlp/lexicon/lexicon'
import { type ContextWindow, contextWindowsIn } from '@verbena/nlp/ranking/context-window'
import { type SentenceWord, sentenceOf } from '@verbena/nlp/ranking/model/sentence'
import { type Slot, slotsOf } from '@verbena/nlp/ranking/model/slots'

/** A sentence with the readings that are right; `right` is undefined for a word about which nothing is known. */
export type TrainingSentence = {
  window: ContextWindow
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
  const found: { window: ContextWindow; words: readonly SentenceWord[]; slots: Slot[] }[] = []
  for (let token = 0; token < count; ) {
    const window = windowAt(token)
    const words = sentenceOf(window, language)
    const rest = words.filter((word) => word.token >= token)
    found.push({ window, words: rest, slots: slotsOf(lexicon, language, window, rest) })
    token = (rest.at(-1)?.token ?? token) + 1
  }
  return found
}
