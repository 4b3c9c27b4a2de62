import type { DeterminerTable } from '@verbena/language/packs/agreement-facts'
import type { Features } from '../word-features.ts'
import { allCells, type Cells, type DeterminerForm, determinersOf } from './cells.ts'
import {
  featuresOf,
  type GrammarContext,
  isCapital,
  isOf,
  keyAt,
  rawReadings,
  startsClause,
  textAt,
  timeConcept,
} from './grammar-context.ts'
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

const isNounReading = isOf('noun')
const isAdjectiveReading = ({ reading }: Features) =>
  (reading.concept.partOfSpeech === 'adjective' && !reading.reasons.includes('adverb')) ||
  (reading.concept.partOfSpeech === 'verb' && reading.reasons.includes('participle'))
const others = isOf('pronoun', 'determiner', 'preposition', 'conjunction', 'number', 'name', 'particle')

/** The most adjectives before or after a noun. */
const adjectivesMaximum = 3

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

/** Whether a word of the tables is a pronoun here: "la compra", "der Kindern hilft". */
function isPronoun(context: GrammarContext, at: number): boolean {
  const key = keyAt(context, at) ?? ''
  if (!context.facts.alsoPronouns?.includes(key)) return false
  const before = context.sentence.tokens[at - 1]
  const { pack } = context
  if (pack.capitalNouns) {
    // "das Hotel, in dem gutes Essen", "Ist das guter Wein?"
    const isRelative = (place: number) => /^[,;]$/.test(textAt(context, place))
    const isAfterBe = rawReadings(context, at - 1).some(({ lemma }) => context.facts.be.includes(lemma))
    const isPreposition = context.facts.prepositions?.[before?.key ?? ''] !== undefined
    return isRelative(at - 1) || (isPreposition && isRelative(at - 2)) || (isAfterBe && /^d/.test(key))
  }
  const isAmongPronouns =
    before !== undefined &&
    (pack.reflexive?.pronouns?.includes(before.key) === true ||
      pack.proclitics?.includes(before.key) === true)
  if (isAmongPronouns) return true
  const isStarter = context.pack.writing?.clauseStarters.includes(before?.key ?? '') === true
  const isGoverned =
    !isStarter && rawReadings(context, at - 1).some(({ concept }) => concept.partOfSpeech === 'preposition')
  if (isGoverned) return false
  return rawReadings(context, at + 1).some(
    ({ concept, reasons }) => concept.partOfSpeech === 'verb' && !reasons.includes('participle'),
  )
}

/** "mucho" is a determiner right before a noun, "todo" before another determiner at the beginning of a clause. */
function isDeterminerHere(context: GrammarContext, at: number): boolean {
  const { facts } = context
  const next = featuresOf(context, at + 1)
  // "Es mucho", "i sensi molto fini"
  const isAdverb = rawReadings(context, at - 1).some(
    ({ concept, lemma }) =>
      facts.be.includes(lemma) || (facts.adjectivesBehind && concept.partOfSpeech === 'noun'),
  )
  if (isAdverb) return false
  if (facts.predeterminers?.includes(keyAt(context, at) ?? '') && startsClause(context, at)) return true
  return (
    next.length > 0 &&
    next.every(isNounReading) &&
    determinersOf(facts).of(keyAt(context, at + 1) ?? '').length === 0
  )
}

/** Whether a word of the tables may belong to the words before it. */
function isUnsure(context: GrammarContext, at: number, forms: readonly DeterminerForm[]): boolean {
  const { pack, facts } = context
  const key = keyAt(context, at) ?? ''
  const before = rawReadings(context, at - 1)
  const beforeKey = keyAt(context, at - 1)
  // "venninna mi jobber"
  if (
    pack.possessivesAlsoBeforeNoun &&
    pack.possessivesAfterNoun?.includes(forms[0]?.table.rows[0]?.split(' ')[0] ?? '')
  )
    if (before.some(({ concept }) => concept.partOfSpeech === 'noun')) return true
  const isAfterOther = determinersOf(facts).of(beforeKey ?? '').length > 0
  if (
    forms.some(({ table }) => table.isSingular) &&
    isAfterOther &&
    !pack.pronounsByVerb &&
    !pack.capitalNouns
  )
    return true
  if (pack.capitalNouns && isAfterOther && /^d|^k?eine?n?$/.test(beforeKey ?? '')) return true
  // Greek: "ο γιος του γιατρός", "στείλε της ευχές"
  if (
    pack.stress &&
    pack.possessivesAfterNoun?.includes(key) &&
    before.some(({ concept }) => ['noun', 'verb', 'adjective'].includes(concept.partOfSpeech))
  )
    return true
  // "στις πέντε"
  if (
    pack.stress &&
    /^σ?τις$/.test(key) &&
    rawReadings(context, at + 1).some(({ concept }) => concept.partOfSpeech === 'number')
  )
    return true
  // "treinta y un libros", "είκοσι ένα βιβλία"
  const isNumber = before.some(({ concept }) => concept.partOfSpeech === 'number')
  if (
    forms.some(({ table }) => table.isSingular) &&
    (isNumber ||
      (pack.writing?.and.includes(beforeKey ?? '') &&
        rawReadings(context, at - 2).some(({ concept }) => concept.partOfSpeech === 'number')))
  )
    return true
  // "las seis", "two of"
  if (
    forms.some(({ table }) => table.isNumber) &&
    determinersOf(facts).of(keyAt(context, at + 1) ?? '').length > 0
  )
    return true
  // "believes that bicycles"
  if (
    facts.fixedAdjectives &&
    key === 'that' &&
    beforeKey !== undefined &&
    !before.some(({ concept }) => concept.partOfSpeech === 'preposition')
  )
    return true
  const isAfterVerb = before.some(({ lemma }) => pack.writing?.pronounAfter?.includes(lemma))
  return isAfterVerb && facts.alsoPronouns?.includes(key) === true
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

/** The places of the adjectives before the noun, and of the noun. */
function adjectiveRun(context: GrammarContext, from: number, hasDeterminer: boolean) {
  const { facts } = context
  const places: number[] = []
  let at = from
  for (; places.length <= adjectivesMaximum; at++) {
    const key = keyAt(context, at)
    if (key === undefined) break
    const last = places.at(-1)
    if (facts.intensifiers.includes(key) && canBeOnlyAdjective(context, at + 1)) continue
    if (facts.and.includes(key) && last !== undefined && canBeOnlyAdjective(context, last)) {
      if (!canBeAdjective(context, at + 1)) break
      continue
    }
    if (isPossessiveInside(context, at, last)) continue
    if (!canBeAdjective(context, at) && !canBeNoun(context, at, hasDeterminer)) break
    places.push(at)
  }
  const nouns = places.filter((place) => canBeNoun(context, place, hasDeterminer))
  const noun = facts.adjectivesBehind
    ? (nouns.find(
        (place) =>
          !canBeAdjective(context, place) && !(place > (nouns[0] ?? place) && hasVerb(context, place)),
      ) ?? nouns[0])
    : nouns.at(-1)
  if (noun === undefined) return null
  const before = places.filter((place) => place < noun)
  return before.every((place) => canBeAdjective(context, place)) ? { before, noun } : null
}

function canBeNoun(context: GrammarContext, at: number, hasDeterminer: boolean): boolean {
  const features = featuresOf(context, at)
  const text = textAt(context, at)
  if (context.pack.capitalNouns ? !isCapital(text) : isCapital(text) && at !== context.sentence.firstWord)
    return false
  if (!features.some(isNounReading) || features.some(others)) return false
  if (facts(context).neverNouns?.includes(keyAt(context, at) ?? '')) return false
  if (
    features.some(
      ({ reading }) => reading.reasons.includes('declined') && reading.concept.partOfSpeech === 'noun',
    )
  )
    return false
  if (context.pack.capitalNouns && isNominalised(context, at)) return false
  return hasDeterminer || features.every(isOf('noun', 'adjective'))
}

function canBeAdjective(context: GrammarContext, at: number): boolean {
  const features = featuresOf(context, at)
  if (isCapital(textAt(context, at)) && at !== context.sentence.firstWord) return false
  if (!features.some(isOf('adjective')) && !features.some(isAdjectiveReading)) return false
  // "El viaje dura una hora" is a verb. A participle without an adjective may be part of one.
  if (!determinersOf(context.facts).of(keyAt(context, at - 1) ?? '').length && isFiniteVerb(context, at))
    return false
  return features.some((one) => isOf('adjective')(one) && isAdjectiveReading(one)) && !features.some(others)
}

/** "το νέο της άλμπουμ" */
const isPossessiveInside = (context: GrammarContext, at: number, last: number | undefined) =>
  context.pack.stress !== undefined &&
  last === at - 1 &&
  canBeAdjective(context, last) &&
  context.pack.possessivesAfterNoun?.includes(keyAt(context, at) ?? '') === true

const hasVerb = (context: GrammarContext, at: number) =>
  rawReadings(context, at).some(({ concept }) => concept.partOfSpeech === 'verb')

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
  if (context.pack.capitalNouns) return /^\p{Ll}.*nde[rsnm]?$/u.test(next.text)
  if (context.facts.fixedAdjectives) return featuresOf(context, to + 1).length === 0
  // "Det faktum at", "De medlemmer som"
  return context.facts.cases === 'id' && /^(?:som|at)$/.test(next.key)
}

const facts = (context: GrammarContext) => context.facts

const isFiniteVerb = (context: GrammarContext, at: number) =>
  !context.pack.capitalNouns &&
  rawReadings(context, at).some(
    ({ concept, reasons }) =>
      concept.partOfSpeech === 'verb' &&
      reasons.length > 0 &&
      !reasons.includes('participle') &&
      !reasons.includes('gerund'),
  )

/** "vor dem Schlafen": an infinitive with a capital that the lexicon does not have as a noun. */
const isNominalised = (context: GrammarContext, at: number) => {
  const text = textAt(context, at)
  const isListed = rawReadings(context, at).some(
    ({ concept, reasons }) => concept.partOfSpeech === 'noun' && reasons.length === 0,
  )
  return (
    !isListed &&
    context.lexicon
      .readings(context.language, text.toLowerCase())
      .some(({ concept, reasons }) => concept.partOfSpeech === 'verb' && reasons.length === 0)
  )
}

const canBeOnlyAdjective = (context: GrammarContext, at: number) =>
  canBeAdjective(context, at) && !featuresOf(context, at).some(isNounReading)

function adjectivesBehind(context: GrammarContext, noun: number): number[] {
  const { facts } = context
  const places: number[] = []
  for (let at = noun + 1; places.length < adjectivesMaximum; at++) {
    const key = keyAt(context, at)
    if (key === undefined) break
    if (facts.intensifiers.includes(key) && canBeAdjective(context, at + 1)) continue
    if (facts.and.includes(key) && places.length > 0 && canBeOnlyAdjective(context, at + 1)) continue
    if (!canBeAdjective(context, at) || featuresOf(context, at).some(isOf('adverb'))) break
    places.push(at)
  }
  return places
}
