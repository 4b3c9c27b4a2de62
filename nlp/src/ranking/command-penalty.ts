import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { clauseBefore, type DisambiguationContext, packOf } from './disambiguation-context.ts'
import { nextMark } from './question-words.ts'

/** The penalty of an imperative. A question ("Avete del pane?") and a verb inside its clause ("Cosa fai") are none. */
export function commandPenalty(reasons: readonly FormReason[], target: DisambiguationContext): number {
  if (!reasons.includes('imperative')) return 0
  return (nextMark(target, ends) === '?' ? 0.15 : 0) + (mayBegin(target) ? 0 : needed(target))
}

const ends = '.!?…'
const needed = (target: DisambiguationContext) => (packOf(target).requiresSubject ? 0.6 : 0.15)
const mayPrecede = new Set(['adverb', 'interjection', 'conjunction', 'particle', 'name'])

/**
 * Whether an imperative may follow the previous word. A pronoun may precede it only in languages whose verbs need no
 * subject: "no me digas", but not "De gir oss mat".
 */
function mayBegin(target: DisambiguationContext): boolean {
  const [previous] = clauseBefore(target, 1)
  if (previous === undefined) return true
  const before = target.lexicon.readings(target.language, previous)[0]?.concept.partOfSpeech
  if (before === undefined) return true
  return before === 'pronoun' ? !packOf(target).requiresSubject : mayPrecede.has(before)
}
