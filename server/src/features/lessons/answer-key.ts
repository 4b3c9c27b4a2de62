import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { textKey } from '@verbena/language/text/text-key'

/** The key of a suggested answer: its words without case and punctuation. Accents matter, because they may be the mistake. */
export const answerKeyOf = (answer: string) =>
  sentenceWords(answer)
    .map(({ text }) => textKey(text))
    .join(' ')
