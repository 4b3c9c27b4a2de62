/** The words of a sense’s sentences: for each concept, the ids of concepts that often stand in the same sentence. */
export type Associations = {
  /** Empty for a concept without associations. */
  of: (concept: string) => readonly string[]
  /** How much a concept says: lower for one that is associated with many. From 0 to 1. */
  weightOf: (concept: string) => number
}

/**
 * Builds associations from English words.
 * @param words the associated English words of each concept id
 * @param conceptsOf the ids of the concepts of an English word
 */
export function buildAssociations(
  words: ReadonlyMap<string, readonly string[]>,
  conceptsOf: (word: string) => readonly string[],
): Associations {
  let known: Indexed | undefined
  // On first use: a start does not wait for it.
  const indexed = () => {
    known ??= indexOf(words, conceptsOf)
    return known
  }
  return {
    of: (concept) => indexed().byConcept.get(concept) ?? [],
    weightOf: (concept) => 1 - Math.log(1 + (indexed().counts.get(concept) ?? 0)) / indexed().most,
  }
}

type Indexed = {
  byConcept: ReadonlyMap<string, readonly string[]>
  /** With how many concepts each concept is associated. */
  counts: ReadonlyMap<string, number>
  /** The logarithm of the largest possible count. */
  most: number
}

function indexOf(
  words: ReadonlyMap<string, readonly string[]>,
  conceptsOf: (word: string) => readonly string[],
): Indexed {
  const byConcept = new Map<string, readonly string[]>()
  const counts = new Map<string, number>()
  const idsOf = new Map<string, readonly string[]>()
  for (const [concept, associated] of words) {
    const ids = associated.flatMap((word) => {
      const found = idsOf.get(word) ?? conceptsOf(word)
      idsOf.set(word, found)
      return found
    })
    byConcept.set(concept, [...new Set(ids)])
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return { byConcept, counts, most: Math.log(byConcept.size + 1) || 1 }
}
