import type { ReviewCard } from './scheduler.ts'

/** `meaning` is recognition: from the word to its meaning. `form` is production: from the meaning to the word. */
export const directions = ['meaning', 'form'] as const
export type Direction = (typeof directions)[number]

/** Kinds of question, easiest first; in `self` the word is shown and the learner grades the answer alone. */
export const questionKinds = ['choose', 'listen', 'cloze', 'type', 'self'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Days of stability from which a card gets a harder kind of question. */
const harderFrom = { listen: 2, typeRecognition: 5, typeProduction: 10 }

/** The stability of the recognition card, in days, from which the lemma gets a production card too. */
export const productionBeginsAt = 4

type Possible = {
  /** There are other words to choose from. */
  hasOptions: boolean
  /** There is a sentence that contains the word. */
  hasSentence: boolean
}

/** The kind of the next question about a card: the higher the stability, the harder. */
export function questionKindFor(
  { stability }: Pick<ReviewCard, 'stability'>,
  direction: Direction,
  { hasOptions, hasSentence }: Possible,
): QuestionKind {
  if (direction === 'form') return stability < harderFrom.typeProduction && hasSentence ? 'cloze' : 'type'
  if (!hasOptions || stability >= harderFrom.typeRecognition) return 'type'
  return stability < harderFrom.listen ? 'choose' : 'listen'
}
