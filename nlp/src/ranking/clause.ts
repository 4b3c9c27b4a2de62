import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import type { Reading } from '../lexicon/lexicon.ts'
import { clauseHas, type DisambiguationContext, packOf, readingsAt } from './disambiguation-context.ts'
import { hasPerson } from './persons.ts'

/** The penalty of a reading that does not fit the verbs of its clause; negative if they require it. */
export function clausePenalty(reading: Reading, target: DisambiguationContext): number {
  if (target.around().at < 0) return 0
  return (
    auxiliaryPenalty(reading, target) +
    tensePenalty(reading, target) +
    missingSubjectPenalty(reading, target) +
    neighbourPenalty(reading, target)
  )
}

/** Auxiliary verbs: "have gone", "wurde gebaut". */
const helpers = new Set(['have.auxiliary', 'be.passive', 'be.perfect'])

/** An auxiliary needs a participle in the clause, and a participle an auxiliary. */
function auxiliaryPenalty(reading: Reading, target: DisambiguationContext): number {
  const { id } = reading.concept
  if (id === 'be.perfect' && !packOf(target).perfectWithBe) return 0.2
  if (helpers.has(id)) return clauseHas(target, (word) => word.some(isParticiple)) ? -0.2 : 0.2
  if (!isParticiple(reading)) return 0
  return clauseHas(target, (word) => word.some(({ concept }) => helpers.has(concept.id))) ? -0.2 : 0.2
}

/** A clause has one finite verb. A form that may be finite is, if no other word of the clause is. */
function tensePenalty({ concept, reasons }: Reading, target: DisambiguationContext): number {
  const mayBe = readingsAt(target, 0).some((one) => isTensed(one) && !one.reasons.includes('imperative'))
  if (!mayBe) return 0
  const isNeeded = !clauseHas(target, (word, step) => isVerbHere(target, word, step))
  const isVerb = concept.partOfSpeech === 'verb' && !reasons.includes('participle')
  return isVerb === isNeeded ? 0 : 0.4
}

/** Whether a word is the verb of its clause: by its most likely reading, or by the word before it ("Mi sveglio"). */
function isVerbHere(target: DisambiguationContext, word: readonly Reading[], step: number): boolean {
  const isLikely = word[0]?.concept.partOfSpeech === 'verb' || isAnnounced(target, step) || word.some(isBeing)
  return isLikely && word.some((one) => isTensed(one) || isPlainVerb(one, target))
}

/** Whether a reading is a form of "be". "era" is also an age, and "est" the east. */
const isBeing = ({ concept }: Reading) => concept.id === 'be' || concept.id === 'be.state'

function isAnnounced(target: DisambiguationContext, step: number): boolean {
  const { proclitics } = packOf(target)
  const { words, at, endsClause } = target.around()
  const before = words[at + step - 1]
  return before !== undefined && proclitics?.includes(before) === true && !endsClause(at + step - 1)
}

/** Whether a reading is a present or imperative that looks like the base form: "Turn left". */
const isPlainVerb = ({ concept, reasons }: Reading, target: DisambiguationContext) =>
  packOf(target).presentIsBaseForm === true && concept.partOfSpeech === 'verb' && reasons.length === 0

/** "bitte" is a form of bitten only with "ich" in the clause; reported speech ("er bitte um Geduld") is rare. */
function missingSubjectPenalty({ reasons }: Reading, target: DisambiguationContext): number {
  const { requiresSubject, subjects, reportedSubjunctive } = packOf(target)
  if (!requiresSubject || !subjects || reasons.includes('imperative')) return 0
  const at = ['firstPerson', 'secondPerson'].findIndex((person) => reasons.includes(person as FormReason))
  if (at >= 0 && reasons.includes('singular'))
    return target.around().words.some((word) => subjects[at]?.includes(word)) ? 0 : 0.6
  return reportedSubjunctive && reasons.includes('present') && reasons.includes('subjunctive') ? 0.6 : 0
}

const fits = (isFit: boolean) => (isFit ? 0 : 0.3)

/** "faster than"; "schneller" alone is the comparative, "ein schneller Zug" is not. */
function neighbourPenalty({ concept, reasons }: Reading, target: DisambiguationContext): number {
  if (concept.id === 'than') return comparesBefore(target) ? -0.3 : 0.3
  if (reasons.includes('declined')) return fits(readingsAt(target, 1)[0]?.concept.partOfSpeech === 'noun')
  if (!packOf(target).pronounsByVerb?.includes(concept.id)) return 0
  // "ihr" is "you" in "ihr geht", and "her" in "ich gebe ihr".
  const verbs = [-1, 1].flatMap((step) => readingsAt(target, step)).filter((one) => hasPerson(one.reasons))
  if (verbs.length === 0) return 0
  return fits(verbs.some(({ reasons }) => reasons.includes('secondPerson') && reasons.includes('plural')))
}

/** "faster than", "más rápido que", "plus cher que". */
function comparesBefore(target: DisambiguationContext): boolean {
  if (readingsAt(target, 1)[0]?.concept.partOfSpeech === 'verb') return false
  return [-1, -2, -3].some((step) =>
    readingsAt(target, step).some(
      ({ concept, reasons }) => comparing.has(concept.id) || (step === -1 && reasons.includes('comparative')),
    ),
  )
}
const comparing = new Set(['more', 'more.adverb', 'less', 'less.adverb'])

const tenses = new Set<FormReason>([
  'present',
  'past',
  'imperfect',
  'future',
  'conditional',
  'subjunctive',
  'imperative',
])
const isTensed = ({ concept, reasons }: Reading) =>
  concept.partOfSpeech === 'verb' &&
  reasons.some((reason) => tenses.has(reason)) &&
  !reasons.includes('participle')
const isParticiple = ({ concept, reasons }: Reading) =>
  concept.partOfSpeech === 'verb' && reasons.includes('participle')
