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

/** Reasons that only forms of verbs have. */
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

/** Ranks readings, the most likely first. Equal readings keep the order of the lexicon. */
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

/**
 * Whether a reading is rare. "lay" is more often a form of lie than of lay; diminutives are rarer ("cheminot" is no
 * small chemin).
 */
const isRare = ({ concept, lemma, reasons, parts }: Reading, { language }: DisambiguationContext) =>
  !parts && (reasons.includes('diminutive') || rarityOf(concept, language, lemmaKey(lemma)) > 2)

/** The penalty of a reading, from 0. */
function penaltyOf(reading: Reading, target: DisambiguationContext): number {
  // Longer phrases come first ("tout de suite" before "de suite"), then easier ones.
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

/**
 * The penalty of a form: only verbs have tenses, and inside a German sentence a word has a capital if and only if it
 * is a noun.
 */
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

/**
 * The penalty of a verb reading for a participle without "have", which is an adjective: "la puerta abierta", "è
 * aperta".
 */
function describingPenalty({ concept, reasons }: Reading, target: DisambiguationContext): number {
  if (concept.partOfSpeech !== 'verb' || !reasons.includes('participle') || /^be\b/.test(concept.id)) return 0
  const verb = clauseBefore(target, 3)
    .map((word) => target.lexicon.readings(target.language, word).map(({ concept }) => concept))
    // "est" is also the east.
    .map((found) => found.find(({ id }) => helping.has(id)) ?? found[0])
    .find((found) => found?.partOfSpeech === 'verb')
  if (verb?.id.startsWith('have')) return 0
  // "Il est parti" is a verb, because no adjective has this form.
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
