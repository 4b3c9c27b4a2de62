import type { Concept } from '../../lexicon/concept-schema.ts'
import { lineKey } from '../transcript/normalise-line.ts'

/**
 * Whether two concepts can be confused: they share a word in a language (pretty, nice), or one is named in the definition of
 * the other (dog, animal).
 */
export function areRelated(one: Concept, other: Concept): boolean {
  if (one === other || one.id === other.id) return true
  const [a, b] = [factsOf(one), factsOf(other)]
  return [...a.words].some((word) => b.words.has(word)) || isNamedIn(a, b) || isNamedIn(b, a)
}

type Facts = { words: Set<string>; english: string[]; definition: Set<string> }
const known = new WeakMap<Concept, Facts>()

function factsOf(concept: Concept): Facts {
  const found = known.get(concept) ?? {
    words: new Set(
      Object.entries(concept.words).flatMap(([language, words = []]) =>
        words.map((word) => `${language} ${lineKey(word)}`),
      ),
    ),
    english: (concept.words.en ?? []).map(lineKey),
    definition: new Set(lineKey(concept.definition.en).split(' ')),
  }
  known.set(concept, found)
  return found
}

/** Shorter words do not count, because every definition has them. */
const shortest = 4

const isNamedIn = ({ english }: Facts, { definition }: Facts) =>
  english.some((word) => word.length >= shortest && definition.has(word))
