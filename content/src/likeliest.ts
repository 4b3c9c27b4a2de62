import { levels } from '@verbena/language/levels'
import type { FormReason } from '@verbena/language/parts-of-speech'
import { agreementDoubt } from './agreement.ts'
import { clauseDoubt } from './clause.ts'
import { commandDoubt } from './commands.ts'
import { cueDoubt } from './cue-doubt.ts'
import { foldForm, type Reading, rarityOf } from './lexicon.ts'
import { type Asked, clauseBefore, isCapital, packOf, readingsAt } from './neighbours.ts'
import { placeDoubt } from './place-doubt.ts'
import { questionDoubt } from './question-words.ts'
import { placeIn } from './surroundings.ts'

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

/** Puts the likeliest reading first; the order of the lexicon decides between equals. */
export function likeliestFirst(readings: readonly Reading[], asked: Asked): readonly Reading[] {
  if (readings.length < 2) return readings
  return readings
    .map((reading, index) => ({
      reading,
      index,
      doubt: doubtOf(reading, asked),
      isRare: isRare(reading, asked),
    }))
    .sort((a, b) => a.doubt - b.doubt || Number(a.isRare) - Number(b.isRare) || a.index - b.index)
    .map(({ reading }) => reading)
}

/** "lay" is more often of lie than of lay; a small something is rarer still ("cheminot" is no small chemin). */
const isRare = ({ concept, lemma, reasons, parts }: Reading, { language }: Asked) =>
  !parts && (reasons.includes('diminutive') || rarityOf(concept, language, foldForm(lemma)) > 2)

/** How little a reading fits, from 0. */
function doubtOf(reading: Reading, asked: Asked): number {
  // A longer phrase says more: "tout de suite" before "de suite"; then the easier one.
  if (reading.isPhrase)
    return (
      1 / reading.lemma.split(' ').length +
      levels.indexOf(reading.concept.level) / 100 +
      commandDoubt(reading.reasons, asked) / 100
    )
  if (isSecondPart(reading)) return 4
  return (
    2 +
    formDoubt(reading, asked) +
    placeDoubt(reading, asked) +
    describingDoubt(reading, asked) +
    agreementDoubt(reading, asked) +
    clauseDoubt(reading, asked) +
    questionDoubt(reading, asked) +
    cueDoubt(reading, asked)
  )
}

/** "s'est" is told by what stands after the apostrophe, "s'il" and "there's" by their first part. */
const isSecondPart = ({ lemma, reasons, parts }: Reading) =>
  parts !== undefined &&
  (reasons.includes('shortened') ||
    (reasons.includes('contraction') && foldForm(parts[0] ?? '') !== foldForm(lemma).split(' ')[0]))

/** A tense belongs to a verb; a German capital inside a sentence to a noun, and small letters to everything else. */
function formDoubt({ reasons, concept, lemma }: Reading, asked: Asked): number {
  const { text } = asked
  if (reasons.includes('separated')) return 4
  const isTensed = reasons.some((reason) => verbal.has(reason))
  const hasCapitals = packOf(asked).capitalNouns === true && isInsideSentence(asked)
  // "March" is the month, "march" is not.
  const namesOnly = !packOf(asked).capitalNouns
  const isName = namesOnly && isCapital(lemma) && !isCapital(text)
  // "à Paris" is no form of pari.
  const isNoName = namesOnly && isCapital(text) && !isCapital(lemma) && isInsideSentence(asked)
  // "molta gente": an adverb does not agree.
  const agrees =
    concept.partOfSpeech === 'adverb' && (reasons.includes('feminine') || reasons.includes('plural'))
  return (
    (isName ? 2 : 0) +
    (isNoName ? 1 : 0) +
    (agrees ? 2 : 0) +
    commandDoubt(reasons, asked) +
    (isTensed && concept.partOfSpeech !== 'verb' ? 2 : 0) +
    (hasCapitals && isCapital(lemma) !== isCapital(text) ? 2 : 0)
  )
}

/** A participle without "have": "la puerta abierta", "è aperta" tell how it is, not that somebody opened it. */
function describingDoubt({ concept, reasons }: Reading, asked: Asked): number {
  if (concept.partOfSpeech !== 'verb' || !reasons.includes('participle') || /^be\b/.test(concept.id)) return 0
  const verb = clauseBefore(asked, 3)
    .map((word) => asked.lexicon.readings(asked.language, word).map(({ concept }) => concept))
    // "est" is the east, too.
    .map((found) => found.find(({ id }) => helping.has(id)) ?? found[0])
    .find((found) => found?.partOfSpeech === 'verb')
  if (verb?.id.startsWith('have')) return 0
  // "Il est parti" is no state: no adjective looks like it.
  const isHelped = verb !== undefined && /^be\b/.test(verb.id)
  const isState = readingsAt(asked, 0).some((one) => states.has(one.concept.partOfSpeech))
  const isNoun = readingsAt(asked, -1)[0]?.concept.partOfSpeech === 'determiner'
  return isHelped && !isState && !isNoun ? 0 : 0.3
}

const helping = new Set(['be', 'be.state', 'have', 'have.auxiliary'])
const states = new Set(['adjective', 'adverb'])

function isInsideSentence(asked: Asked): boolean {
  const before = asked.context.slice(0, Math.max(0, placeIn(asked))).trimEnd()
  return before !== '' && !/[.!?:…"“„»]$/.test(before)
}
