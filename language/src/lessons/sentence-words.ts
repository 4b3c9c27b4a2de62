import { normaliseAnswer } from '../answer/normalise-answer.ts'

/** A word of a sentence. */
export type SentenceWord = {
  /** The word without punctuation around it. */
  text: string
  /** The key by which words are compared: letters and digits only, without case and accents. */
  key: string
}

/**
 * Cuts a sentence into words for lessons. Punctuation is left out; a hyphen separates words, and an apostrophe does not
 * (I'm, l'eau).
 * @example sentenceWords('¿Cómo estás, Ana?').map(({ key }) => key) // ['como', 'estas', 'ana']
 */
export function sentenceWords(sentence: string): SentenceWord[] {
  return sentence
    .normalize('NFC')
    .split(/[\s\u2010\u2011\u2013\u2014-]+/u)
    .map((text) => ({ text: text.replace(marksAround, ''), key: normaliseAnswer(text) }))
    .filter(({ key }) => key !== '')
}

const marksAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}'’]+$/gu
