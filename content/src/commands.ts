import type { FormReason } from '@verbena/language/parts-of-speech'
import { type Asked, clauseBefore } from './neighbours.ts'
import { saysSubject } from './persons.ts'
import { nextMark } from './question-words.ts'

/** "Avete del pane?" asks, "Cosa fai" does not begin with its verb: neither commands. */
export function commandDoubt(reasons: readonly FormReason[], asked: Asked): number {
  if (!reasons.includes('imperative')) return 0
  return (nextMark(asked, ends) === '?' ? 0.15 : 0) + (mayBegin(asked) ? 0 : needed(asked))
}

const ends = '.!?…'
const needed = ({ language }: Asked) => (saysSubject.has(language) ? 0.6 : 0.15)
const mayPrecede = new Set(['adverb', 'interjection', 'conjunction', 'particle', 'name'])

/** Only where pronouns lean on the verb one may stand before it: "no me digas", but not "De gir oss mat". */
function mayBegin(asked: Asked): boolean {
  const [previous] = clauseBefore(asked, 1)
  if (previous === undefined) return true
  const before = asked.lexicon.readings(asked.language, previous)[0]?.concept.partOfSpeech
  if (before === undefined) return true
  return before === 'pronoun' ? !saysSubject.has(asked.language) : mayPrecede.has(before)
}
