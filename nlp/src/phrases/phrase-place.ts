import { packs } from '@verbena/language/packs/packs'
import type { Phrase } from '../lexicon/language-index.ts'
import type { Place } from './phrase-words.ts'

/**
 * Answers and greetings that are a whole clause. "canta muy bien" and "τι κάνεις απόψε" are none, because they have
 * other words.
 */
const wholeClauses = new Set(['very-good', 'bravo', 'how-are-you'])

/**
 * Whether a phrase can have its meaning here, by the words before and after it.
 * @param index of the target word in the phrase
 */
export function fitsItsPlace(place: Place, { words, concept }: Phrase, index: number): boolean {
  const { at, endsClause } = place.around
  const [first, last] = [at - index, at - index + words.length - 1]
  if (wholeClauses.has(concept.id)) return (first === 0 || endsClause(first - 1)) && endsClause(last)
  // "Je viens d'arriver" is no "come from".
  if (packs[place.language]?.phrasesNotBeforeVerb?.includes(concept.id)) return !hasVerbBehind(place, last)
  if (endsClause(last)) return true
  const next = classesAt(place, last + 1)
  // "going to the cinema" is no future.
  if (concept.id === 'going-to') return next.includes('verb')
  // "hace mucho calor" is no "ago".
  return concept.id !== 'ago' || words.includes('…') || next[0] !== 'noun'
}

const classesAt = ({ lexicon, language, around }: Place, at: number) =>
  lexicon.readings(language, around.words[at] ?? '').map(({ concept }) => concept.partOfSpeech)

/** Whether a verb follows "de", or is written together with it: "d'arriver". */
function hasVerbBehind(place: Place, last: number): boolean {
  const word = place.around.words[last] ?? ''
  return word.startsWith("d'")
    ? classesAt(place, last)[0] === 'verb'
    : classesAt(place, last + 1)[0] === 'verb'
}
