import type { Explanation } from '@verbena/contract/lookup/lookup'
import { lemmaKey } from '@verbena/language/text/lemma-key'

/**
 * Merges explanations of one word. The first one that has the word is the base. The others fill its empty fields, and
 * are then named as sources too.
 * @param answers the most trusted first
 * @returns the first answer if none has the word
 */
export function mergeExplanations(answers: readonly [Explanation, ...Explanation[]]): Explanation {
  const [best, ...others] = answers.filter(({ error }) => error === undefined)
  if (!best) return answers[0]
  return others.reduce(fillIn, best)
}

/** Whether an explanation has no empty field that another source could fill. */
export const isComplete = (known: Explanation): boolean =>
  known.error === undefined &&
  [known.translation, known.definition, known.example].every((text) => text !== '') &&
  known.lemma !== undefined &&
  known.partOfSpeech !== undefined &&
  known.level !== undefined &&
  (known.gender !== undefined || !gendered.has(known.partOfSpeech))

const gendered = new Set<Explanation['partOfSpeech']>(['noun', 'name'])

function fillIn(best: Explanation, other: Explanation): Explanation {
  const isSameWord = !best.lemma || !other.lemma || lemmaKey(best.lemma) === lemmaKey(other.lemma)
  if (!isSameWord) return best
  const takes = {
    ...(best.translation === '' && other.translation !== '' && { translation: other.translation }),
    ...(best.definition === '' && other.definition !== '' && definitionOf(other)),
    ...(best.example === '' && other.example !== '' && exampleOf(other)),
    ...(!best.gender && other.gender && best.partOfSpeech === other.partOfSpeech && { gender: other.gender }),
    ...(!best.partOfSpeech && other.partOfSpeech && { partOfSpeech: other.partOfSpeech }),
    ...(!best.level && other.level && { level: other.level }),
    ...(!best.lemma && other.lemma && { lemma: other.lemma }),
  }
  if (Object.keys(takes).length === 0) return best
  return { ...best, ...takes, source: namesOf(best.source, other.source) }
}

const definitionOf = ({ definition, definedIn }: Explanation) => ({
  definition,
  ...(definedIn && { definedIn }),
})

const exampleOf = ({ example, exampleTranslation }: Explanation) => ({
  example,
  ...(exampleTranslation && { exampleTranslation }),
})

const namesOf = (...sources: (string | undefined)[]) =>
  [...new Set(sources.flatMap((source) => source?.split(', ') ?? []))].filter(Boolean).join(', ')
