import { isNounReading } from './adjectives-of-noun.ts'
import { type DeterminerForm, determinersOf } from './cells.ts'
import {
  featuresOf,
  type GrammarContext,
  keyAt,
  rawReadings,
  startsClause,
  textAt,
} from './grammar-context.ts'

/** Whether a word of the tables is a pronoun here: "la compra", "der Kindern hilft". */
export function isPronoun(context: GrammarContext, at: number): boolean {
  const key = keyAt(context, at) ?? ''
  const { pack, facts } = context
  if (!facts.alsoPronouns?.includes(key)) return false
  const before = context.sentence.tokens[at - 1]
  if (pack.capitalNouns) {
    // "das Hotel, in dem gutes Essen", "Ist das guter Wein?"
    const isRelative = (place: number) => /^[,;]$/.test(textAt(context, place))
    const isAfterBe = rawReadings(context, at - 1).some(({ lemma }) => facts.be.includes(lemma))
    const isPreposition = facts.prepositions?.[before?.key ?? ''] !== undefined
    return (
      isRelative(at - 1) ||
      (isPreposition && isRelative(at - 2)) ||
      (isAfterBe && facts.pronounsAfterBe?.test(key) === true)
    )
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
export function isDeterminerHere(context: GrammarContext, at: number): boolean {
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
export function isUnsure(context: GrammarContext, at: number, forms: readonly DeterminerForm[]): boolean {
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
  if (isAfterOther && facts.neverBeforeDeterminer?.test(beforeKey ?? '')) return true
  // Greek: "ο γιος του γιατρός", "στείλε της ευχές"
  if (
    pack.stress &&
    pack.possessivesAfterNoun?.includes(key) &&
    before.some(({ concept }) => ['noun', 'verb', 'adjective'].includes(concept.partOfSpeech))
  )
    return true
  // "στις πέντε"
  if (
    facts.articlesOfTime?.includes(key) &&
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
    facts.alsoConjunctions?.includes(key) &&
    beforeKey !== undefined &&
    !before.some(({ concept }) => concept.partOfSpeech === 'preposition')
  )
    return true
  const isAfterVerb = before.some(({ lemma }) => pack.writing?.pronounAfter?.includes(lemma))
  return isAfterVerb && facts.alsoPronouns?.includes(key) === true
}
