import type { Memory } from './scheduler.ts'

/** From the word to what it means, or from the meaning to the word. */
export const directions = ['meaning', 'form'] as const
export type Direction = (typeof directions)[number]

/** Ways to be asked, easiest first; `self` is the learner's own judgement of a word that was shown. */
export const exercises = ['choose', 'listen', 'cloze', 'type', 'self'] as const
export type Exercise = (typeof exercises)[number]

/** Days of stability from which a word is asked for in a harder way. */
const firm = { listen: 2, typeMeaning: 5, typeForm: 10 }

/** From this stability on, in days, the way back is learned too: from the meaning to the word. */
export const formBeginsAt = 4

type Possible = {
  /** Other words to choose from are there. */
  hasOptions: boolean
  /** A sentence that says the word is there. */
  hasSentence: boolean
}

/** How a word is asked for next: the better it is remembered, the harder. */
export function exerciseFor(
  { stability }: Pick<Memory, 'stability'>,
  direction: Direction,
  { hasOptions, hasSentence }: Possible,
): Exercise {
  if (direction === 'form') return stability < firm.typeForm && hasSentence ? 'cloze' : 'type'
  if (!hasOptions || stability >= firm.typeMeaning) return 'type'
  return stability < firm.listen ? 'choose' : 'listen'
}
