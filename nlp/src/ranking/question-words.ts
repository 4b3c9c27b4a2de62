import type { Reading } from '../lexicon/lexicon.ts'
import { placeIn } from './context-window.ts'
import { clauseBefore, type DisambiguationContext, packOf } from './disambiguation-context.ts'

/** Concepts of question words. */
const asking = new Set([
  'how',
  'how.degree',
  'how-much',
  'how-many',
  'how-many.pronoun',
  'what',
  'what.determiner',
  'when',
  'where',
  'where-from',
  'where-to',
  'who',
  'whom',
  'which.pronoun',
  'whose',
  'why',
])
/** Question words that alone make a sentence only in an exclamation: "Che bello!" */
const exclaiming = new Set(['how-exclamation', 'what.determiner'])

/** Negative for a question word that begins a question: "Che fai?", "Quanto costa?" */
export function questionPenalty({ concept }: Reading, target: DisambiguationContext): number {
  const { id } = concept
  if (!asking.has(id) && !exclaiming.has(id)) return 0
  // "De qué hablas", "Per quanto tempo": a preposition may precede it.
  if (clauseBefore(target, 2).length > 1) return 0
  const mark = nextMark(target, marks)
  if (mark === '?' && asking.has(id)) return -0.6
  return mark === '!' && exclaiming.has(id) ? -0.6 : 0
}

const marks = '.!?;,:…'

/** The first of some punctuation marks after the target word. Other question marks of the language count as `?`. */
export function nextMark(target: DisambiguationContext, wanted: string): string | undefined {
  const { context } = target
  const { questionMarks = '' } = packOf(target)
  for (let at = Math.max(0, placeIn(target)); at < context.length; at++) {
    const mark = context.charAt(at)
    if (questionMarks.includes(mark)) return '?'
    if (wanted.includes(mark)) return mark
  }
  return undefined
}
