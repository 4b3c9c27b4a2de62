import { normaliseAnswer } from '../normalise.ts'

/**
 * Two translations, each of alternatives with commas between, as one that says none twice; the first one's come first.
 * @param maximum UTF-16 units; alternatives that no longer fit are left out
 * @example mergeAlternatives('bread, loaf', 'Loaf; roll', 500) // 'bread, loaf, roll'
 */
export function mergeAlternatives(ours: string, theirs: string, maximum: number): string {
  let merged = ours
  const said = new Set(alternativesOf(ours).map(normaliseAnswer))
  for (const one of alternativesOf(theirs)) {
    if (said.has(normaliseAnswer(one))) continue
    const longer = merged === '' ? one : `${merged}, ${one}`
    if (longer.length > maximum) break
    said.add(normaliseAnswer(one))
    merged = longer
  }
  return merged
}

const alternativesOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
