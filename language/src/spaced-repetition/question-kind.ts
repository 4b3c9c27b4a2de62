import { seededRandom } from '../random/seeded-random.ts'
import type { ReviewCard } from './scheduler.ts'

/** `meaning` is recognition: from the word to its meaning. `form` is production: from the meaning to the word. */
export const directions = ['meaning', 'form'] as const
export type Direction = (typeof directions)[number]

/** Kinds of question, easiest first; in `self` the word is shown and the learner grades the answer alone. */
export const questionKinds = ['choose', 'listen', 'cloze', 'type', 'self'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** The stability of the recognition card, in days, from which the lemma gets a production card too. */
export const productionBeginsAt = 4

/** The stability of a recognition card, in days, from which its meaning is not offered for choosing any more. */
const recalledFrom = 5

/** What the data of a word allows. */
export type Possible = {
  /** There are other meanings to choose from. */
  hasOptions: boolean
  /** The word can be played. */
  hasSound: boolean
  /** There is a sentence that contains the word. */
  hasSentence: boolean
}

type AskedCard = Pick<ReviewCard, 'stability' | 'reps'> & { lemma: string; direction: Direction }

/**
 * The kind of the next question about a card. The kinds alternate from one answer to the next, and words that are asked
 * one after the other begin with different ones. The first question is easy: a choice, or a sentence with a gap. Later
 * the meaning has to be recalled.
 */
export function questionKindFor(card: AskedCard, possible: Possible): QuestionKind {
  const kinds = kindsFor(card).filter((kind) => isPossible(kind, possible))
  const offset = card.direction === 'form' ? 0 : Math.floor(seededRandom(card.lemma)() * kinds.length)
  return kinds[(card.reps + offset) % kinds.length] ?? 'type'
}

/** A cloze about recognition asks for the word, so it is only for the first days, when a mistake costs little. */
function kindsFor({ stability, reps, direction }: AskedCard): QuestionKind[] {
  if (direction === 'form') return ['cloze', 'type']
  if (reps === 0) return ['choose', 'listen']
  return stability < recalledFrom ? ['choose', 'type', 'listen', 'cloze'] : ['type', 'listen']
}

function isPossible(kind: QuestionKind, { hasOptions, hasSound, hasSentence }: Possible): boolean {
  if (kind === 'cloze') return hasSentence
  if (kind === 'choose') return hasOptions
  return kind !== 'listen' || (hasOptions && hasSound)
}
