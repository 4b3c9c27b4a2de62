/** The words of a sense’s sentences: for each concept, the ids of concepts that often stand in the same sentence. */
export type Associations = {
  /** Empty for a concept without associations. */
  of: (concept: string) => readonly string[]
  /** How much a concept says: lower for one that is associated with many. From 0 to 1. */
  weightOf: (concept: string) => number
}

export const noAssociations: Associations = { of: () => [], weightOf: () => 0 }

/**
 * Builds associations from English words.
 * @param words the associated English words of each concept id
 * @param conceptsOf the ids of the concepts of an English word
 */
export function buildAssociations(
  words: ReadonlyMap<string, readonly string[]>,
  conceptsOf: (word: string) => readonly string[],
): Associations {
  const byConcept = new Map<string, readonly string[]>()
  const counts = new Map<string, number>()
  for (const [concept, associated] of words) {
    const ids = [...new Set(associated.flatMap(conceptsOf))]
    byConcept.set(concept, ids)
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const most = Math.log(byConcept.size + 1)
  return {
    of: (concept) => byConcept.get(concept) ?? [],
    weightOf: (concept) => 1 - Math.log(1 + (counts.get(concept) ?? 0)) / most,
  }
}
