import type { ReviewCard } from './scheduler.ts'

/** From the word to what it means, or from the meaning to the word. */
export const directions = ['meaning', 'form'] as const
export type Direction = (typeof directions)[number]

/** Kinds of question, easiest first; in `self` learners grade their own memory of a word that was shown. */
export const questionKinds = ['choose', 'listen', 'cloze', 'type', 'self'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Days of stability from which a word gets a harder kind of question. */
const firm = { listen: 2, typeMeaning: 5, typeForm: 10 }

/** From this stability on, in days, the way back is learned too: from the meaning to the word. */
export const productionBeginsAt = 4

type Possible = {
  /** Other words to choose from are there. */
  hasOptions: boolean
  /** There is a sentence that contains the word. */
  hasSentence: boolean
}

/** The kind of the next question about a word: the better it is remembered, the harder. */
export function questionKindFor(
  { stability }: Pick<ReviewCard, 'stability'>,
  direction: Direction,
  { hasOptions, hasSentence }: Possible,
): QuestionKind {
  if (direction === 'form') return stability < firm.typeForm && hasSentence ? 'cloze' : 'type'
  if (!hasOptions || stability >= firm.typeMeaning) return 'type'
  return stability < firm.listen ? 'choose' : 'listen'
}
