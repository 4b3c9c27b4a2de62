import type { Explanation } from '@verbena/contract/lookup/lookup'

/** A word as the learner saved it. */
export type SavedWord = { id: string; translation: string; definition: string; example: string }

/** Adds a saved word to an explanation. The learner's own translation replaces that of the sources. */
export function withSavedWord(explanation: Explanation, own: SavedWord): Explanation {
  const wordId = own.id
  // A translation that was saved as it was shown is not the learner's own.
  if (own.translation === '' || own.translation === explanation.translation) return { ...explanation, wordId }
  const { error: _, ...known } = explanation
  const others = explanation.translation.split(', ').filter((one) => one && !own.translation.includes(one))
  return {
    ...known,
    translation: [own.translation, ...others].join(', '),
    ...(own.definition && { definition: own.definition, definedIn: undefined }),
    ...(own.example &&
      own.example !== explanation.example && { example: own.example, exampleTranslation: undefined }),
    isOwn: true,
    wordId,
  }
}
