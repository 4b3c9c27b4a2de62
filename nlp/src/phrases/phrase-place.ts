import { packs } from '@verbena/language/packs/packs'
import type { Phrase } from '../lexicon/lexicon.ts'
import type { Place } from './phrase-words.ts'

/** Answers and greetings that are a clause of their own: in "canta muy bien" and "τι κάνεις απόψε" stand other words. */
const wholeClauses = new Set(['very-good', 'bravo', 'how-are-you'])

/**
 * Whether a phrase can mean what it does where it stands, by the words before and behind it.
 * @param index of the target word in the phrase
 */
export function fitsItsPlace(place: Place, { words, concept }: Phrase, index: number): boolean {
  const { at, endsClause } = place.around
  const [first, last] = [at - index, at - index + words.length - 1]
  if (wholeClauses.has(concept.id)) return (first === 0 || endsClause(first - 1)) && endsClause(last)
  // "Je viens d'arriver" has just come.
  if (packs[place.language]?.phrasesNotBeforeVerb?.includes(concept.id)) return !hasVerbBehind(place, last)
  if (endsClause(last)) return true
  const next = classesAt(place, last + 1)
  // "going to the cinema" goes somewhere.
  if (concept.id === 'going-to') return next.includes('verb')
  // "hace mucho calor" is no time ago.
  return concept.id !== 'ago' || words.includes('…') || next[0] !== 'noun'
}

const classesAt = ({ lexicon, language, around }: Place, at: number) =>
  lexicon.readings(language, around.words[at] ?? '').map(({ concept }) => concept.partOfSpeech)

/** Behind "de", or in its own word: "d'arriver". */
function hasVerbBehind(place: Place, last: number): boolean {
  const word = place.around.words[last] ?? ''
  return word.startsWith("d'")
    ? classesAt(place, last)[0] === 'verb'
    : classesAt(place, last + 1)[0] === 'verb'
}
