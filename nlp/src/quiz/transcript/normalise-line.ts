import { searchKey } from '@verbena/language/text/search-key'

const quotationMarks = /[“”„«»"]/g

/**
 * A line as it can be quoted and offered by itself: without the marks of a quotation that goes on in the next line, the
 * dash of a dialogue or a comma at its end. All begin and end alike, so that none stands out among others.
 * @example normaliseLine('“mine flew off the other morning.') // 'Mine flew off the other morning'
 */
export function normaliseLine(line: string): string {
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/^[\s♪–—-]+|[\s♪]+$/g, '')
    .replace(/[\s,;:–—-]+$/, '')
  const marks = text.match(quotationMarks)?.length ?? 0
  const isOneQuotation = marks === 2 && /^[“”„«»"].*[“”„«»"]\p{P}?$/u.test(text)
  const unquoted = marks % 2 === 1 || isOneQuotation ? text.replace(quotationMarks, '').trim() : text
  return unquoted.replace(/(?<!\.)\.$/, '').replace(/^[^\p{L}\p{N}_]*\p{L}/u, (start) => start.toUpperCase())
}

/** One test compares the same texts again and again. */
const rememberedTexts = 2000
const foldedTexts = new Map<string, string>()

/** The key by which lines are compared: without marks, accents and capitals. */
export function lineKey(text: string): string {
  const known = foldedTexts.get(text)
  if (known !== undefined) return known
  const folded = searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (foldedTexts.size >= rememberedTexts) foldedTexts.clear()
  foldedTexts.set(text, folded)
  return folded
}

/** How much two texts have in common, 0 to 1: shared words out of all. */
function overlap(one: string, other: string): number {
  const [a, b] = [new Set(one.split(' ')), new Set(other.split(' '))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

/** Share of words that makes two lines the same for a reader. */
const nearlyAll = 0.75

/** Whether two texts say the same, as far as their words show: equal, one within the other, or nearly equal. */
export function areEquivalentLines(one: string, other: string): boolean {
  const [a, b] = [lineKey(one), lineKey(other)]
  const isWithin = ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
  return isWithin || overlap(a, b) >= nearlyAll
}
