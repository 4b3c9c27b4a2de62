import { searchKey } from '@verbena/language/text/search-key'

const quotationMarks = /[“”„«»"]/g

/**
 * Normalises a line for questions and options: without the marks of a quotation that continues in the next line, the dash of
 * a dialogue or a comma at its end. All options begin and end in the same way, so that none is conspicuous.
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

/** Keys are cached, because a test compares the same texts often. */
const cachedTextsMaximum = 2000
const cachedKeys = new Map<string, string>()

/** The key by which lines are compared: without punctuation, accents and case. */
export function lineKey(text: string): string {
  const known = cachedKeys.get(text)
  if (known !== undefined) return known
  const key = searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (cachedKeys.size >= cachedTextsMaximum) cachedKeys.clear()
  cachedKeys.set(text, key)
  return key
}

/** The share of words that two texts have in common, 0 to 1. */
function overlap(one: string, other: string): number {
  const [a, b] = [new Set(one.split(' ')), new Set(other.split(' '))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

/** With this share of common words two lines are the same for a reader. */
const nearlyAll = 0.75

/** Whether two lines are equal, contain each other, or have nearly the same words. */
export function areEquivalentLines(one: string, other: string): boolean {
  const [a, b] = [lineKey(one), lineKey(other)]
  const isWithin = ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
  return isWithin || overlap(a, b) >= nearlyAll
}
