import type { FormAfter } from '@verbena/language/packs/writing-facts'
import type { Reading } from '../../lexicon/readings.ts'
import type { Features } from '../word-features.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isOf,
  isPersonal,
  keyAt,
  rawReadings,
  textAt,
} from './grammar-context.ts'

/** The most words between the word and the verb. */
const betweenMaximum = 2

/** Finds verbs in the wrong form after another verb: "has went", "kan hjelper", "voglio vado". */
export function verbFormAfter(context: GrammarContext): GrammarFinding[] {
  const rows = context.pack.writing?.formsAfter ?? []
  return context.sentence.tokens.flatMap((_, at) => {
    const row = rows.find((one) => isTrigger(context, one, at))
    return row ? wrongForm(context, row, at) : []
  })
}

function isTrigger(context: GrammarContext, { lemmas, isParticle }: FormAfter, at: number): boolean {
  const key = keyAt(context, at)
  if (isParticle) return key !== undefined && lemmas.includes(key)
  const features = featuresOf(context, at)
  const isPresent = (one: Features) =>
    isPersonal(one) || one.reading.reasons.includes('present') || one.reading.reasons.includes('past')
  return features.length > 0 && features.every((one) => lemmas.includes(one.reading.lemma) && isPresent(one))
}

function wrongForm(context: GrammarContext, row: FormAfter, at: number): GrammarFinding[] {
  const place = row.isLast ? lastOfClause(context, at) : nextVerb(context, at)
  if (place === null) return []
  const readings = rawReadings(context, place)
  if (row.form.includes('participle') && readings.some(({ reasons }) => reasons.includes('participle')))
    return []
  if (
    readings.length === 0 ||
    readings.some((one) => isWanted(one, row) || one.concept.partOfSpeech !== 'verb')
  )
    return []
  // "kommer å hente", "to be": a form that the lexicon lists as a base of another verb.
  const key = keyAt(context, place) ?? ''
  const isDoubtful =
    readings.some(
      ({ lemma }) => context.facts.be.includes(lemma) || lemma === context.pack.writing?.perfect?.have,
    ) ||
    (!row.isLast &&
      /^(?:si|se|quand|quando|cuando|s')$/.test(keyAt(context, at - 1) ?? keyAt(context, at) ?? '')) ||
    /^(?:si|se|quand|quando|cuando|s')$/.test(keyAt(context, at - 2) ?? '') ||
    (row.isLast && key.startsWith('ge')) ||
    (context.facts.cases === 'id' && key.endsWith('s')) ||
    (row.isParticle === true && determinersBefore(context, at))
  if (isDoubtful) return []
  const forms = readings.flatMap((reading) =>
    context.inflector.forms(reading, (other) => isWanted(other, row)),
  )
  const [fix] = [...new Set(forms)].filter((form) => form !== keyAt(context, place))
  if (!fix) return []
  const isParticiple = row.form.includes('participle')
  return found(
    context,
    { from: place, to: place },
    {
      id: 'verb-form',
      category: 'verb',
      fixes: [fix],
      message: {
        en: `After “${textAt(context, at)}” stands the ${isParticiple ? 'participle' : 'infinitive'}: ${fix}.`,
        es: `Detrás de «${textAt(context, at)}» va el ${isParticiple ? 'participio' : 'infinitivo'}: ${fix}.`,
      },
    },
  )
}

/** "the can", "his will" */
const determinersBefore = (context: GrammarContext, at: number) =>
  rawReadings(context, at - 1).some(({ concept }) => concept.partOfSpeech === 'determiner')

const isWanted = ({ reasons, concept }: Reading, { form }: FormAfter) =>
  concept.partOfSpeech === 'verb' &&
  (form.length === 0
    ? reasons.length === 0 || reasons.includes('infinitive') || isWithPronoun(reasons)
    : form.every((one) => reasons.includes(one)))

/** An infinitive with a pronoun: verlo. */
const isWithPronoun = (reasons: Reading['reasons']) =>
  reasons.includes('withPronoun') && !reasons.some((one) => one.endsWith('Person') || one === 'imperative')

function nextVerb(context: GrammarContext, at: number): number | null {
  for (let place = at + 1; place <= at + 1 + betweenMaximum; place++) {
    const features = featuresOf(context, place)
    if (features.length === 0) return null
    const key = keyAt(context, place) ?? ''
    if (context.pack.writing?.clauseStarters.includes(key) || context.pack.writing?.and.includes(key))
      return null
    if (features.every(isOf('verb'))) return place
    if (!features.every(isOf('adverb', 'particle')) && !context.pack.negations?.includes(key)) return null
  }
  return null
}

/** The last word of a main clause. */
function lastOfClause(context: GrammarContext, at: number): number | null {
  const { sentence, pack } = context
  let place = at + 1
  while (place < sentence.tokens.length && sentence.tokens[place]?.kind !== 'mark') {
    if (pack.writing?.and.includes(keyAt(context, place) ?? '')) return null
    place++
  }
  const last = place - 1
  // "…, weil ich muss": the verb ends a clause itself. "zu gehen" belongs to another verb.
  if (last <= at + 1 || keyAt(context, last - 1) === 'zu') return null
  if (/^\p{Lu}/u.test(textAt(context, last))) return null
  const before = featuresOf(context, last - 1)
  return before.some(({ reading }) => reading.concept.partOfSpeech === 'verb' && reading.reasons.length === 0)
    ? null
    : last
}
