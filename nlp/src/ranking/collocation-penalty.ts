import type { Collocation, Neighbour, SenseCollocations } from '@verbena/language/packs/collocations'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Reading } from '../lexicon/lexicon.ts'
import { commonCollocations } from './collocations.ts'
import { clauseHas, type DisambiguationContext, isCapital, readingsAt } from './disambiguation-context.ts'

type ByConcept = ReadonlyMap<string, readonly SenseCollocations[]>
const byLanguage = new Map<DisambiguationContext['language'], ByConcept>()

/** Collocations of a language, then those of all languages. */
function collocationsIn(language: DisambiguationContext['language']): ByConcept {
  const known = byLanguage.get(language)
  if (known) return known
  const byConcept = new Map<string, SenseCollocations[]>()
  for (const one of [...(packs[language]?.collocations ?? []), ...commonCollocations])
    byConcept.set(one.concept, [...(byConcept.get(one.concept) ?? []), one])
  byLanguage.set(language, byConcept)
  return byConcept
}

/** The number of words after a word that `soon` covers. */
const reach = 3

/** Negative if the words around a word support a meaning, positive if its usual collocations are missing. */
export function collocationPenalty(reading: Reading, target: DisambiguationContext): number {
  const ofConcept = collocationsIn(target.language).get(reading.concept.id)
  const known = ofConcept?.find((one) => isOf(one, reading))
  // "più" is no "molto".
  if (!known || target.around().at < 0 || reading.reasons.includes('comparative')) return 0
  return known.cues.some((cue) => isSeen(cue, reading, target)) ? -0.4 : (known.otherwise ?? 0.4)
}

const isOf = ({ lemmas }: SenseCollocations, { lemma }: Reading) =>
  lemmas === undefined || lemmas.includes(lemmaKey(lemma))

function isSeen(cue: Collocation, { reasons }: Reading, target: DisambiguationContext): boolean {
  const { at, endsClause } = target.around()
  const steps = Array.from({ length: reach }, (_, step) => step + 1)
  const last = steps.find((step) => endsClause(at + step - 1)) ?? reach + 1
  const isBehind = (neighbour: Neighbour, until: number) =>
    steps.some((step) => step < last && step <= until && isNeighbour(neighbour, target, step))
  return (
    (cue.form ?? []).every((reason) => reasons.includes(reason)) &&
    (!cue.endsClause || endsClause(at)) &&
    (!cue.next || isBehind(cue.next, 1)) &&
    (!cue.notNext || !isBehind(cue.notNext, 1)) &&
    (!cue.soon || isBehind(cue.soon, reach)) &&
    (!cue.previous || (at > 0 && !endsClause(at - 1) && isNeighbour(cue.previous, target, -1))) &&
    (!cue.near || isNear(cue.near, target))
  )
}

const isNear = ({ concepts = [] }: Neighbour, target: DisambiguationContext) =>
  clauseHas(target, (readings) => readings.some(({ concept }) => concepts.includes(concept.id)))

function isNeighbour(wanted: Neighbour, target: DisambiguationContext, step: number): boolean {
  const { words, written, at } = target.around()
  const readings = readingsAt(target, step)
  const first = readings[0]?.concept.partOfSpeech
  return (
    wanted.words?.includes(words[at + step] ?? '') === true ||
    (first !== undefined && wanted.classes?.includes(first) === true) ||
    (wanted.isCapital === true && first === undefined && isCapital(written[at + step] ?? '')) ||
    readings.some(({ concept }) => wanted.concepts?.includes(concept.id) === true)
  )
}
