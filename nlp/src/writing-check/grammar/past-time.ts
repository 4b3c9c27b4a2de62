import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isOf,
  keyAt,
  rawReadings,
  textAt,
} from './grammar-context.ts'
import { personsOf, tenseOf } from './persons.ts'

/** Finds a present with a time that is over: "ayer voy", "i går går jeg". */
export function presentWithPastTime(context: GrammarContext): GrammarFinding[] {
  const { pack, sentence } = context
  const facts = pack.writing
  if (!facts?.pastTimes || !facts.past) return []
  const at = sentence.tokens.findIndex((_, place) =>
    facts.pastTimes?.some((time) =>
      time.split('_').every((part, step) => keyAt(context, place + step) === part),
    ),
  )
  if (at < 0 || sentence.tokens.some(({ kind, text }) => kind === 'mark' && !/^[.!?;¿¡]$/.test(text)))
    return []
  // "seit gestern", "enn i fjor"
  const isLinked = rawReadings(context, at - 1).some(({ concept }) =>
    ['preposition', 'conjunction', 'adverb'].includes(concept.partOfSpeech),
  )
  if (isLinked && at > sentence.firstWord) return []
  const verbs = sentence.tokens.flatMap((_, place) => {
    const features = featuresOf(context, place)
    return features.some(isOf('verb')) ? [place] : []
  })
  const [verb] = verbs
  if (verb === undefined || verbs.length > 1) return []
  const readings = rawReadings(context, verb)
  const isBase = pack.presentIsBaseForm === true
  const isPresent = readings.every(
    ({ reasons, concept }) =>
      concept.partOfSpeech === 'verb' &&
      (tenseOf(reasons) === 'present' || reasons.includes('imperative') || (isBase && reasons.length === 0)),
  )
  if (!isPresent || readings.length === 0 || readings.some(({ lemma }) => lemma === 'έχω')) return []
  const forms = readings.flatMap((reading) => {
    const persons = personsOf(reading, isBase)
    return context.inflector.forms(
      reading,
      (other) =>
        tenseOf(other.reasons) === facts.past?.join(' ') && (personsOf(other, isBase) & persons) !== 0,
    )
  })
  const [fix] = forms
  if (!fix) return []
  return found(
    context,
    { from: verb, to: verb },
    {
      id: 'past-time',
      category: 'verb',
      fixes: [fix],
      message: {
        en: `“${textAt(context, at)}” is a time that is over, so the verb is in the past: ${fix}.`,
        es: `«${textAt(context, at)}» es un tiempo terminado, así que el verbo va en pasado: ${fix}.`,
      },
    },
  )
}
