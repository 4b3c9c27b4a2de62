import type { Reading } from './lexicon.ts'
import { type Asked, clauseBefore } from './neighbours.ts'
import { placeIn } from './surroundings.ts'

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
export function questionDoubt({ concept }: Reading, asked: Asked): number {
  const { id } = concept
  if (!asking.has(id) && !exclaiming.has(id)) return 0
  // "De qué hablas", "Per quanto tempo": a preposition may stand before it.
  if (clauseBefore(asked, 2).length > 1) return 0
  const mark = nextMark(asked, marks)
  if (mark === '?' && asking.has(id)) return -0.6
  return mark === '!' && exclaiming.has(id) ? -0.6 : 0
}

const marks = '.!?;,:…'

/** The first of some marks behind a word; the Greek question mark is told as ours. */
export function nextMark(asked: Asked, wanted: string): string | undefined {
  const { context, language } = asked
  for (let at = Math.max(0, placeIn(asked)); at < context.length; at++) {
    const mark = context.charAt(at)
    if (language === 'el' && (mark === ';' || mark === '\u037e')) return '?'
    if (wanted.includes(mark)) return mark
  }
  return undefined
}
