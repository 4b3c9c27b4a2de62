import { textKey } from '../text/text-key.ts'

/**
 * Merges the alternatives of two translations without duplicates; those of the first come first.
 * @param maximum length in UTF-16 units; alternatives that do not fit are left out
 * @example mergeAlternatives('bread, loaf', 'Loaf; roll', 500) // 'bread, loaf, roll'
 */
export function mergeAlternatives(ours: string, theirs: string, maximum: number): string {
  let merged = ours
  const knownKeys = new Set(alternativesOf(ours).map(textKey))
  for (const one of alternativesOf(theirs)) {
    if (knownKeys.has(textKey(one))) continue
    const longer = merged === '' ? one : `${merged}, ${one}`
    if (longer.length > maximum) break
    knownKeys.add(textKey(one))
    merged = longer
  }
  return merged
}

const alternativesOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
