import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { mayFill, reach } from './gaps.ts'
import { isContractionOf, type Line, reasonsAs } from './line.ts'
import type { Gap, Part, Step } from './phrase-pattern.ts'
import type { Anchor, KnownPhrase } from './phrasebook.ts'
import { isAttached, isFiniteForm, reflexiveAt, verbFits } from './verb-conditions.ts'

/** A phrase in a line. */
export type PhraseMatch = {
  phrase: KnownPhrase
  /** Indexes of its words, in the order of the line. */
  places: readonly number[]
  /** Index of its verb; -1 if it has none. */
  head: number
  /** The reasons of the form of its verb. */
  reasons: readonly FormReason[]
}

/** Finds a phrase of which one word is at a place; undefined if its other words are not around. */
export function matchPhrase(line: Line, anchor: Anchor, at: number): PhraseMatch | undefined {
  const { phrase, arrangement, index } = anchor
  const found = new Map<number, number>()
  if (!take(line, arrangement, index, at, found)) return undefined
  if (!extend(line, anchor, at, 1, found) || !extend(line, anchor, at, -1, found)) return undefined
  const head = arrangement.findIndex(({ part }) => part.isHead)
  const headAt = found.get(head) ?? -1
  const part = arrangement[head]?.part
  const places = new Set(found.values())
  if (part && headAt >= 0) {
    const verb = { phrase, part, at: headAt }
    if (!verbFits(line, verb)) return undefined
    if (arrangement.some((step) => step.part.isPrefix) && !isFiniteForm(line, verb)) return undefined
    if (phrase.pattern.reflexive) {
      const pronoun = reflexiveAt(line, verb, phrase.pattern.reflexive)
      if (pronoun === undefined) return undefined
      places.add(pronoun)
    }
  }
  const last = Math.max(...places)
  if (!fitsNext(line, phrase, last)) return undefined
  const reasons = part && headAt >= 0 ? (reasonsAs(line, headAt, part) ?? []) : []
  return { phrase, places: [...places].sort((a, b) => a - b), head: headAt, reasons }
}

function take(line: Line, steps: readonly Step[], index: number, at: number, found: Map<number, number>) {
  const part = steps[index]?.part
  if (!part || reasonsAs(line, at, part) === undefined) return false
  if (part.isPrefix && !endsItsClause(line, at)) return false
  found.set(index, at)
  return true
}

/** A prefix ends its clause: "kommt … an", not "kommt an die Tür". */
function endsItsClause({ book, split }: Line, at: number): boolean {
  return split.endsClause(at) || book.header.afterPrefix.includes(split.words[at + 1] ?? '')
}

function extend(
  line: Line,
  { arrangement, index }: Anchor,
  at: number,
  direction: 1 | -1,
  found: Map<number, number>,
): boolean {
  let here = at
  let gap: Gap = 'none'
  for (let step = index + direction; arrangement[step]; step += direction) {
    const last = arrangement[step - direction]
    const part = arrangement[step]?.part
    const own = (direction > 0 ? arrangement[step] : last)?.gap ?? 'none'
    gap = gap === 'none' ? own : gap
    if (!part || !last) return false
    const next = findPart(line, part, last.part, here, gap, direction)
    if (next === undefined) {
      if (part.isOptional || isInVerb(line, part, here)) continue
      return false
    }
    if (part.isPrefix && !endsItsClause(line, next)) return false
    found.set(step, next)
    here = next
    gap = 'none'
  }
  return true
}

/** The clitic of "puede olvidárseme" is in the verb. */
const isInVerb = (line: Line, part: Part, at: number) =>
  part.isClitic === true &&
  line
    .lemmasAt(at)
    .some(
      ({ lemma, reasons }) =>
        reasons.includes('withPronoun') &&
        isAttached(line, { part: { ...part, lemmas: new Set([lemma]) }, at }, part.forms),
    )

function findPart(line: Line, part: Part, last: Part, from: number, gap: Gap, direction: 1 | -1) {
  if (isContractionOf(line, from, part, last)) return from
  for (let step = 1; step <= reach[gap] + 1; step++) {
    const at = from + direction * step
    const end = direction > 0 ? at - 1 : at
    if (at < 0 || (line.split.endsClause(end) && !isConjunction(line, end + 1, gap))) return undefined
    if (reasonsAs(line, at, part) !== undefined && (!part.isPrefix || endsItsClause(line, at))) return at
    if (!mayFill(line, at, gap)) return undefined
  }
  return undefined
}

/** "ab und zu": a conjunction is a word of the phrase, and ends no clause. */
function isConjunction({ book, split }: Line, at: number, gap: Gap): boolean {
  const conjunctions = packs[book.language]?.clauseConjunctions ?? []
  return gap === 'none' && conjunctions.includes(split.words[at] ?? '')
}

/** Whether the words after the phrase allow it. */
function fitsNext(line: Line, { entry, pattern }: KnownPhrase, last: number): boolean {
  const { split } = line
  const after = split.endsClause(last) ? undefined : split.words[last + 1]
  if (after !== undefined && entry.notBefore?.includes(after)) return false
  const { next } = pattern
  if (!next) return true
  // "sin dejar de no hablar", "hay que no hacerlo": one short word may precede.
  return [1, 2, 3].some((step) => !hasClauseEnd(line, last, last + step) && isOfKind(line, last + step, next))
}

const hasClauseEnd = ({ split }: Line, from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => from + step).some((at) => split.endsClause(at))

function isOfKind(line: Line, at: number, kind: 'infinitive' | 'gerund'): boolean {
  const word = line.split.words[at]
  if (word === undefined) return false
  const readings = line.lexicon.readings(line.book.language, word)
  const verbs = readings.filter(({ concept }) => concept.partOfSpeech === 'verb')
  if (kind === 'gerund')
    return (
      verbs.some(({ reasons }) => reasons.includes('gerund')) ||
      line.lemmasAt(at).some(({ reasons }) => reasons.includes('gerund'))
    )
  return (
    verbs.some(
      ({ reasons }) =>
        reasons.length === 0 || reasons.includes('infinitive') || isInfinitiveWithPronoun(reasons),
    ) ||
    (readings.length === 0 && line.lemmasAt(at).some(({ lemma }) => lemma === word))
  )
}

const isInfinitiveWithPronoun = (reasons: readonly FormReason[]) =>
  reasons.includes('withPronoun') && !reasons.includes('imperative') && !reasons.includes('gerund')
