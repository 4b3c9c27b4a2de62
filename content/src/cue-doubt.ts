import { foldForm, type Reading } from './lexicon.ts'
import { type Asked, clauseHas, isCapital, readingsAt } from './neighbours.ts'
import { type Cue, type Neighbour, type SenseCues, senseCues } from './sense-cues.ts'

const byConcept = new Map<string, readonly SenseCues[]>()
for (const one of senseCues) byConcept.set(one.concept, [...(byConcept.get(one.concept) ?? []), one])

/** How far behind a word `soon` reaches. */
const reach = 3

/** Below 0 where the words around call for a meaning, above 0 where it waits for others: "hace buen tiempo". */
export function cueDoubt(reading: Reading, asked: Asked): number {
  const known = byConcept.get(reading.concept.id)?.find((one) => isOf(one, reading, asked))
  // "più" is no "molto".
  if (!known || asked.around().at < 0 || reading.reasons.includes('comparative')) return 0
  return known.cues.some((cue) => isSeen(cue, reading, asked)) ? -0.4 : (known.otherwise ?? 0.4)
}

const isOf = ({ lemmas }: SenseCues, { lemma }: Reading, { language }: Asked) =>
  lemmas === undefined || lemmas[language]?.includes(foldForm(lemma)) === true

function isSeen(cue: Cue, { reasons }: Reading, asked: Asked): boolean {
  const { at, endsClause } = asked.around()
  const steps = Array.from({ length: reach }, (_, step) => step + 1)
  const last = steps.find((step) => endsClause(at + step - 1)) ?? reach + 1
  const isBehind = (neighbour: Neighbour, until: number) =>
    steps.some((step) => step < last && step <= until && isNeighbour(neighbour, asked, step))
  return (
    (cue.form ?? []).every((reason) => reasons.includes(reason)) &&
    (!cue.endsClause || endsClause(at)) &&
    (!cue.next || isBehind(cue.next, 1)) &&
    (!cue.notNext || !isBehind(cue.notNext, 1)) &&
    (!cue.soon || isBehind(cue.soon, reach)) &&
    (!cue.previous || (at > 0 && !endsClause(at - 1) && isNeighbour(cue.previous, asked, -1))) &&
    (!cue.near || isNear(cue.near, asked))
  )
}

const isNear = ({ concepts = [] }: Neighbour, asked: Asked) =>
  clauseHas(asked, (readings) => readings.some(({ concept }) => concepts.includes(concept.id)))

function isNeighbour(wanted: Neighbour, asked: Asked, step: number): boolean {
  const { words, written, at } = asked.around()
  const readings = readingsAt(asked, step)
  const first = readings[0]?.concept.partOfSpeech
  return (
    wanted.words?.includes(words[at + step] ?? '') === true ||
    (first !== undefined && wanted.classes?.includes(first) === true) ||
    (wanted.isCapital === true && first === undefined && isCapital(written[at + step] ?? '')) ||
    readings.some(({ concept }) => wanted.concepts?.includes(concept.id) === true)
  )
}
