import { normaliseAnswer } from '../answer/normalise-answer.ts'

/** A word of a sentence as it is written, and as it is compared. */
export type SentenceWord = {
  /** Without the marks around it. */
  text: string
  /** Only letters and figures, without case and accents. */
  key: string
}

/**
 * The words of a sentence as lessons compare them: marks and spaces between them do not count, a hyphen parts, an
 * apostrophe does not (I'm, l'eau).
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
