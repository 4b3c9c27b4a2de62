import { levels } from '@verbena/language/levels'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { type Reading, rarityOf } from '../lexicon/lexicon.ts'
import { agreementPenalty } from './agreement.ts'
import { clausePenalty } from './clause.ts'
import { collocationPenalty } from './collocation-penalty.ts'
import { commandPenalty } from './command-penalty.ts'
import { placeIn } from './context-window.ts'
import {
  clauseBefore,
  type DisambiguationContext,
  isCapital,
  packOf,
  readingsAt,
} from './disambiguation-context.ts'
import { questionPenalty } from './question-words.ts'
import { syntaxPenalty } from './syntax-penalty.ts'

/** Reasons that only a verb's form can have. */
const verbal = new Set<FormReason>([
  'present',
  'past',
  'imperfect',
  'future',
  'conditional',
  'subjunctive',
  'imperative',
  'gerund',
  'participle',
])

/** Readings with the most likely first; the order of the lexicon decides between equals. */
export function rankReadings(
  readings: readonly Reading[],
  target: DisambiguationContext,
): readonly Reading[] {
  if (readings.length < 2) return readings
  return readings
    .map((reading, index) => ({
      reading,
      index,
      penalty: penaltyOf(reading, target),
      isRare: isRare(reading, target),
    }))
    .sort((a, b) => a.penalty - b.penalty || Number(a.isRare) - Number(b.isRare) || a.index - b.index)
    .map(({ reading }) => reading)
}

/** "lay" is more often of lie than of lay; a small something is rarer still ("cheminot" is no small chemin). */
const isRare = ({ concept, lemma, reasons, parts }: Reading, { language }: DisambiguationContext) =>
  !parts && (reasons.includes('diminutive') || rarityOf(concept, language, lemmaKey(lemma)) > 2)

/** How little a reading fits, from 0. */
function penaltyOf(reading: Reading, target: DisambiguationContext): number {
  // A longer phrase comes first ("tout de suite" before "de suite"), then the easier one.
  if (reading.isPhrase)
    return (
      1 / reading.lemma.split(' ').length +
      levels.indexOf(reading.concept.level) / 100 +
      commandPenalty(reading.reasons, target) / 100
    )
  if (isSecondPart(reading)) return 4
  return (
    2 +
    formPenalty(reading, target) +
    syntaxPenalty(reading, target) +
    describingPenalty(reading, target) +
    agreementPenalty(reading, target) +
    clausePenalty(reading, target) +
    questionPenalty(reading, target) +
    collocationPenalty(reading, target)
  )
}

/** "s'est" is explained by the word after the apostrophe, "s'il" and "there's" by their first part. */
const isSecondPart = ({ lemma, reasons, parts }: Reading) =>
  parts !== undefined &&
  (reasons.includes('shortened') ||
    (reasons.includes('contraction') && lemmaKey(parts[0] ?? '') !== lemmaKey(lemma).split(' ')[0]))

/** A tense belongs to a verb; a German capital inside a sentence to a noun, and small letters to everything else. */
function formPenalty({ reasons, concept, lemma }: Reading, target: DisambiguationContext): number {
  const { text } = target
  if (reasons.includes('separated')) return 4
  const isTensed = reasons.some((reason) => verbal.has(reason))
  const hasCapitals = packOf(target).capitalNouns === true && isInsideSentence(target)
  // "March" is the month, "march" is not.
  const namesOnly = !packOf(target).capitalNouns
  const isName = namesOnly && isCapital(lemma) && !isCapital(text)
  // "à Paris" is no form of pari.
  const isNoName = namesOnly && isCapital(text) && !isCapital(lemma) && isInsideSentence(target)
  // "molta gente": an adverb does not agree.
  const agrees =
    concept.partOfSpeech === 'adverb' && (reasons.includes('feminine') || reasons.includes('plural'))
  return (
    (isName ? 2 : 0) +
    (isNoName ? 1 : 0) +
    (agrees ? 2 : 0) +
    commandPenalty(reasons, target) +
    (isTensed && concept.partOfSpeech !== 'verb' ? 2 : 0) +
    (hasCapitals && isCapital(lemma) !== isCapital(text) ? 2 : 0)
  )
}

/** A participle without "have": "la puerta abierta", "è aperta" tell how it is, not that somebody opened it. */
function describingPenalty({ concept, reasons }: Reading, target: DisambiguationContext): number {
  if (concept.partOfSpeech !== 'verb' || !reasons.includes('participle') || /^be\b/.test(concept.id)) return 0
  const verb = clauseBefore(target, 3)
    .map((word) => target.lexicon.readings(target.language, word).map(({ concept }) => concept))
    // "est" is the east, too.
    .map((found) => found.find(({ id }) => helping.has(id)) ?? found[0])
    .find((found) => found?.partOfSpeech === 'verb')
  if (verb?.id.startsWith('have')) return 0
  // "Il est parti" is no state: no adjective looks like it.
  const isHelped = verb !== undefined && /^be\b/.test(verb.id)
  const isState = readingsAt(target, 0).some((one) => states.has(one.concept.partOfSpeech))
  const isNoun = readingsAt(target, -1)[0]?.concept.partOfSpeech === 'determiner'
  return isHelped && !isState && !isNoun ? 0 : 0.3
}

const helping = new Set(['be', 'be.state', 'have', 'have.auxiliary'])
const states = new Set(['adjective', 'adverb'])

function isInsideSentence(target: DisambiguationContext): boolean {
  const before = target.context.slice(0, Math.max(0, placeIn(target))).trimEnd()
  return before !== '' && !/[.!?:…"“„»]$/.test(before)
}
