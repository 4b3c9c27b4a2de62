import type { DeterminerTable } from '@verbena/language/packs/agreement-facts'
import { adjectiveRun, adjectivesBehind, isAdjectiveReading, isNounReading } from './adjectives-of-noun.ts'
import { allCells, type Cells, determinersOf } from './cells.ts'
import {
  featuresOf,
  type GrammarContext,
  isCapital,
  keyAt,
  rawReadings,
  textAt,
  timeConcept,
} from './grammar-context.ts'
import { isDeterminerHere, isPronoun, isUnsure } from './is-determiner.ts'
import { adjectiveCells, nounCells } from './word-cells.ts'

export type Member = {
  at: number
  kind: 'determiner' | 'adjective' | 'noun'
  cells: Cells
  tables?: readonly DeterminerTable[]
}

/** A determiner, adjectives and a noun. `from` and `to` are its first and last token. */
export type NounPhrase = {
  from: number
  to: number
  members: readonly Member[]
  noun: Member
  /** Whether the adjectives have strong endings (German). */
  isStrong: boolean
}

export function nounPhraseAt(context: GrammarContext, at: number): NounPhrase | null {
  const { facts } = context
  const members: Member[] = []
  let next = at
  let isStrong = true
  while (next < at + 2) {
    const key = keyAt(context, next) ?? ''
    const forms = determinersOf(facts).of(key)
    if (forms.length === 0 || (next === at && isPronoun(context, at))) break
    if (next > at && isCapital(textAt(context, next)) && !context.pack.capitalNouns) break
    // "una muy buena", "mucho la casa"
    if (facts.alsoAdverbs?.includes(key) && !isDeterminerHere(context, next)) {
      if (next > at) break
      return null
    }
    const first = keyAt(context, at) ?? ''
    if (next > at && !facts.predeterminers?.includes(first) && !forms.some(({ table }) => table.isNumber))
      return null
    if (next === at && isUnsure(context, at, forms)) return null
    const cells = forms.reduce((so, form) => so | form.cells, 0)
    members.push({ at: next, kind: 'determiner', cells, tables: forms.map(({ table }) => table) })
    isStrong = isStrong && !forms.some(({ hasEnding }) => hasEnding)
    next++
  }
  const hasDeterminer = members.length > 0
  if (hasDeterminer && members.reduce((so, one) => so & one.cells, allCells(facts)) === 0) return null
  if (!hasDeterminer && hasWordsBefore(context, at)) return null
  if (!hasDeterminer && facts.needsDeterminer) return null
  const run = adjectiveRun(context, next, hasDeterminer)
  if (!run) return null
  const isPossessed = members.some(({ tables }) => tables?.some(({ isPossessive }) => isPossessive))
  for (const place of run.before)
    members.push(
      isPossessed
        ? { at: place, kind: 'adjective', cells: allCells(facts) }
        : adjective(context, place, isStrong),
    )
  const noun: Member = { at: run.noun, kind: 'noun', cells: cellsOfNoun(context, run.noun) }
  members.push(noun)
  let to = run.noun
  if (facts.adjectivesBehind && canHaveAdjectives(context, at, run.noun, hasDeterminer))
    for (const place of adjectivesBehind(context, run.noun)) {
      members.push(adjective(context, place, isStrong))
      to = place
    }
  // A German adjective without an ending and without a determiner is an adverb: Sie spricht gut Deutsch.
  if (!hasDeterminer && facts.adjectiveEndings && members.some(({ cells }) => cells === 0)) return null
  if (isPartOfMore(context, to)) return null
  return noun.cells === 0 ? null : { from: at, to, members, noun, isStrong }
}

/** "zapatillas de deporte nuevas", "dos años mayor": the adjective belongs to another word. */
function canHaveAdjectives(
  context: GrammarContext,
  from: number,
  noun: number,
  hasDeterminer: boolean,
): boolean {
  const isGoverned = rawReadings(context, from - 1).some(
    ({ concept }) => concept.partOfSpeech === 'preposition',
  )
  if (!hasDeterminer && isGoverned) return false
  return !featuresOf(context, noun).some(({ reading }) => timeConcept.test(reading.concept.id))
}

function adjective(context: GrammarContext, at: number, isStrong: boolean): Member {
  const { facts } = context
  const key = keyAt(context, at) ?? ''
  const readings = featuresOf(context, at).filter(isAdjectiveReading)
  const isFixed = readings.some(({ reading }) => facts.invariable?.includes(reading.lemma))
  const isShaded = facts.shades?.some((shade) => keyAt(context, at + 1) === shade || key === shade)
  const cells =
    isFixed || isShaded || facts.fixedAdjectives
      ? allCells(facts)
      : readings.reduce((so, one) => so | adjectiveCells(facts, one, key, isStrong), 0)
  return { at, kind: 'adjective', cells }
}

const cellsOfNoun = ({ facts, ...context }: GrammarContext, at: number): Cells =>
  featuresOf({ facts, ...context }, at)
    .filter(isNounReading)
    .reduce((so, one) => so | nounCells(facts, one, keyAt({ facts, ...context }, at) ?? '', context.pack), 0)

/** Whether words before a phrase without a determiner may belong to it. */
const hasWordsBefore = (context: GrammarContext, at: number) =>
  (context.facts.alsoAdverbs?.includes(keyAt(context, at - 1) ?? '') !== true &&
    determinersOf(context.facts).of(keyAt(context, at - 1) ?? '').length > 0) ||
  (context.pack.capitalNouns === true &&
    rawReadings(context, at - 1).some(({ concept }) =>
      ['determiner', 'adjective', 'number'].includes(concept.partOfSpeech),
    ))

/** Whether the noun belongs to a longer phrase: "Many time zones", "eine Deutsch sprechende Frau". */
function isPartOfMore(context: GrammarContext, to: number): boolean {
  const next = context.sentence.tokens[to + 1]
  if (next?.kind !== 'word') return false
  const { participleBehind, clausesOfNoun, fixedAdjectives } = context.facts
  if (participleBehind?.test(next.text) || clausesOfNoun?.includes(next.key)) return true
  return fixedAdjectives === true && featuresOf(context, to + 1).length === 0
}
