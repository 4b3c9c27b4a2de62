import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { FormReason } from '@verbena/language/parts-of-speech'
import type { Reading } from './lexicon.ts'
import { type Asked, clauseHas, packOf, readingsAt } from './neighbours.ts'
import { hasPerson, saysSubject } from './persons.ts'

/** How little a reading fits the verbs of its clause; below 0 where they wait for it. */
export function clauseDoubt(reading: Reading, asked: Asked): number {
  if (asked.around().at < 0) return 0
  return (
    helperDoubt(reading, asked) +
    tenseDoubt(reading, asked) +
    missingSubjectDoubt(reading, asked) +
    neighbourDoubt(reading, asked)
  )
}

/** "have gone", "wurde gebaut": verbs that only help another. */
const helpers = new Set(['have.auxiliary', 'be.passive', 'be.perfect'])
/** Where "is gone" is more than a state. */
const perfectWithBe = new Set<TargetLanguageCode>(['de', 'fr', 'it'])

/** A helper has its participle in the clause, and a participle its helper. */
function helperDoubt(reading: Reading, asked: Asked): number {
  const { id } = reading.concept
  if (id === 'be.perfect' && !perfectWithBe.has(asked.language)) return 0.2
  if (helpers.has(id)) return clauseHas(asked, (word) => word.some(isParticiple)) ? -0.2 : 0.2
  if (!isParticiple(reading)) return 0
  return clauseHas(asked, (word) => word.some(({ concept }) => helpers.has(concept.id))) ? -0.2 : 0.2
}

/** A clause has one verb with a tense: a form that may be one is it where no other word is. */
function tenseDoubt({ concept, reasons }: Reading, asked: Asked): number {
  const mayBe = readingsAt(asked, 0).some((one) => isTensed(one) && !one.reasons.includes('imperative'))
  if (!mayBe) return 0
  const isNeeded = !clauseHas(asked, (word, step) => isVerbHere(asked, word, step))
  const isVerb = concept.partOfSpeech === 'verb' && !reasons.includes('participle')
  return isVerb === isNeeded ? 0 : 0.4
}

/** Whether a word is the verb of its clause: the likeliest that it is, or announced as one ("Mi sveglio"). */
function isVerbHere(asked: Asked, word: readonly Reading[], step: number): boolean {
  const isLikely = word[0]?.concept.partOfSpeech === 'verb' || isAnnounced(asked, step) || word.some(isBeing)
  return isLikely && word.some((one) => isTensed(one) || isPlainVerb(one, asked))
}

/** "era" is an age, too, and "est" the east. */
const isBeing = ({ concept }: Reading) => concept.id === 'be' || concept.id === 'be.state'

function isAnnounced(asked: Asked, step: number): boolean {
  const { proclitics } = packOf(asked)
  const { words, at, endsClause } = asked.around()
  const before = words[at + step - 1]
  return before !== undefined && proclitics?.includes(before) === true && !endsClause(at + step - 1)
}

/** The English present is the base form, and so is the imperative: "Turn left". */
const isPlainVerb = ({ concept, reasons }: Reading, { language }: Asked) =>
  language === 'en' && concept.partOfSpeech === 'verb' && reasons.length === 0

/** "bitte" is "I ask" only where an ich is said; and reported speech ("er bitte um Geduld") is rare. */
function missingSubjectDoubt({ reasons }: Reading, { language, around }: Asked): number {
  const subjects = saysSubject.has(language) ? packs[language]?.subjects : undefined
  if (!subjects || reasons.includes('imperative')) return 0
  const at = ['firstPerson', 'secondPerson'].findIndex((person) => reasons.includes(person as FormReason))
  if (at >= 0 && reasons.includes('singular'))
    return around().words.some((word) => subjects[at]?.includes(word)) ? 0 : 0.6
  return reasons.includes('present') && reasons.includes('subjunctive') && language === 'de' ? 0.6 : 0
}

const fits = (isFit: boolean) => (isFit ? 0 : 0.3)

/** "faster than"; "schneller" alone is the comparative, "ein schneller Zug" is not. */
function neighbourDoubt({ concept, reasons }: Reading, asked: Asked): number {
  if (concept.id === 'than') return comparesBefore(asked) ? -0.3 : 0.3
  if (reasons.includes('declined')) return fits(readingsAt(asked, 1)[0]?.concept.partOfSpeech === 'noun')
  if (concept.id !== 'you.plural' || asked.language !== 'de') return 0
  // "ihr geht" is you, "ich gebe ihr" is her.
  const verbs = [-1, 1].flatMap((step) => readingsAt(asked, step)).filter((one) => hasPerson(one.reasons))
  if (verbs.length === 0) return 0
  return fits(verbs.some(({ reasons }) => reasons.includes('secondPerson') && reasons.includes('plural')))
}

/** "faster than", "más rápido que", "plus cher que". */
function comparesBefore(asked: Asked): boolean {
  if (readingsAt(asked, 1)[0]?.concept.partOfSpeech === 'verb') return false
  return [-1, -2, -3].some((step) =>
    readingsAt(asked, step).some(
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
