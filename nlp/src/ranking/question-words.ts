import type { Reading } from '../lexicon/lexicon.ts'
import { placeIn } from './context-window.ts'
import { clauseBefore, type DisambiguationContext, packOf } from './disambiguation-context.ts'

/** Concepts that ask. */
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
/** Of these a whole sentence consists only when it is called out: "Che bello!" */
const exclaiming = new Set(['how-exclamation', 'what.determiner'])

/** Below 0 for a question word that begins a question: "Che fai?" is what, "Quanto costa?" how much. */
export function questionPenalty({ concept }: Reading, target: DisambiguationContext): number {
  const { id } = concept
  if (!asking.has(id) && !exclaiming.has(id)) return 0
  // "De qué hablas", "Per quanto tempo": a preposition may stand before it.
  if (clauseBefore(target, 2).length > 1) return 0
  const mark = nextMark(target, marks)
  if (mark === '?' && asking.has(id)) return -0.6
  return mark === '!' && exclaiming.has(id) ? -0.6 : 0
}

const marks = '.!?;,:…'

/** The first of some marks after the target word; another question mark of its language counts as `?`. */
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
