import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Phrase } from '../lexicon/language-index.ts'
import { fitsItsPlace } from './phrase-place.ts'
import { lemmasAt, type Place, type WordLemma } from './phrase-words.ts'

/** The maximum distance of the words of a phrase: "gave it all up", "ne parle plus", "avoir vraiment besoin". */
const reach = { phrasal: 4, gap: 3, filled: 2 }
/** The mark of other words in a headword: "ne … plus". */
const gap = '…'

/** Whether the target word, as a form of this lemma, and the words around it form a phrase. */
export function occursHere(place: Place, phrase: Phrase, touched: WordLemma): boolean {
  if (isUnsure(place, phrase)) return false
  return phrase.words.some((word, index) => {
    if (word !== touched.lemma || !mayStandAt(place, phrase, index, touched)) return false
    const isAround =
      continuesInDirection(place, phrase, index, 1) && continuesInDirection(place, phrase, index, -1)
    return (isAround && fitsItsPlace(place, phrase, index)) || isBrokenVerb(place, phrase, index)
  })
}

/**
 * Whether the words of a phrase may be together by chance: "the … the", "um … zu". "no tengo" means what its words
 * mean.
 */
function isUnsure({ language }: Place, { words, concept }: Phrase): boolean {
  const [first = ''] = words
  if (words.includes(gap)) return first === words.at(-1) || concept.partOfSpeech === 'preposition'
  const isNegation = packs[language]?.negations?.includes(first) === true
  return isNegation && words.length === 2 && concept.partOfSpeech === 'verb'
}

/** Whether the other words of a phrase follow in their order, from the target word in one direction. */
function continuesInDirection(place: Place, phrase: Phrase, from: number, direction: 1 | -1): boolean {
  let { at } = place.around
  for (let index = from + direction; phrase.words[index] !== undefined; index += direction) {
    if (phrase.words[index] === gap) continue
    const found = nextPlace(place, phrase, index, at, direction)
    if (found === undefined) return false
    at = found
  }
  return true
}

function nextPlace(place: Place, phrase: Phrase, index: number, at: number, direction: 1 | -1) {
  const { endsClause } = place.around
  const isOpen = phrase.words[index - direction] === gap
  const mayBeFilled = phrase.concept.partOfSpeech === 'verb' && !isPhrasal(place, phrase)
  const farthest = isOpen ? reach.gap : mayBeFilled ? reach.filled : 0
  for (let step = 1; step <= farthest + 1; step++) {
    const next = at + direction * step
    if (isWord(place, next, phrase, index)) return next
    if (endsClause(direction > 0 ? next : next - 1)) return undefined
    if (isOpen ? closesAnother(place, phrase, next) : !isFiller(place, next)) return undefined
  }
  return undefined
}

/** Whether a word belongs to another phrase. In "ne sais pas que" pas belongs to ne. */
function closesAnother({ lexicon, language, around }: Place, { words: [first = ''] }: Phrase, at: number) {
  return lexicon
    .phrasesWith(language, first)
    .some(({ words }) => words[0] === first && words[1] === gap && words[2] === around.words[at])
}

/** Whether a word may stand inside an idiom: "je n'ai pas besoin de", "elle s'est rendu compte". */
function isFiller({ lexicon, language, around }: Place, at: number): boolean {
  const readings = lexicon.readings(language, around.words[at] ?? '')
  const first = readings[0]?.concept.partOfSpeech
  // "kommer vi for sent": the subject may follow its verb.
  const isSubject = readings.some(({ concept }) => subjects.has(concept.id))
  return (
    isSubject ||
    first === 'adverb' ||
    first === 'particle' ||
    readings.some(({ concept }) => helpers.has(concept.id))
  )
}

const helpers = new Set(['be', 'be.state', 'have.auxiliary'])
const subjects = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'you.plural', 'you.formal'])

/** "gave … up": a phrasal verb with a separated particle. */
function isBrokenVerb(place: Place, phrase: Phrase, index: number): boolean {
  if (!isPhrasal(place, phrase)) return false
  const { at, words } = place.around
  return Array.from({ length: reach.phrasal }, (_, step) => step + 1).some((step) => {
    const [from, to] = index === 0 ? [at, at + step] : [at - step, at]
    const isSaid = isWord(place, from, phrase, 0) && words[to] === phrase.words[1]
    return isSaid && isAfterObject(place, from, to)
  })
}

const isPhrasal = ({ language }: Place, { words, concept }: Phrase) =>
  concept.partOfSpeech === 'verb' &&
  words.length === 2 &&
  packs[language]?.phrasalParticles?.includes(words[1] ?? '') === true

/**
 * Whether the particle belongs to the verb. In "came home in a taxi" it is a preposition; in "let's sit down" it
 * belongs to another verb.
 */
function isAfterObject(place: Place, from: number, to: number): boolean {
  const next = classAt(place, to + 1)
  if (!place.around.endsClause(to) && next !== undefined && governed.has(next)) return false
  const between = Array.from({ length: to - from - 1 }, (_, step) => from + step + 1)
  return between.every((at) => classAt(place, at) !== 'verb' || classAt(place, at - 1) === 'determiner')
}

const governed = new Set<PartOfSpeech>(['determiner', 'noun', 'name', 'number'])

const classAt = ({ lexicon, language, around }: Place, at: number) =>
  lexicon.readings(language, around.words[at] ?? '')[0]?.concept.partOfSpeech

function isWord(place: Place, at: number, phrase: Phrase, index: number): boolean {
  const text = place.around.words[at]
  const word = phrase.words[index]
  if (text === undefined || text === word) return text === word
  return lemmasAt(place, at).some(
    (one) => one.lemma === word && isUnchanged(phrase, one) && mayStandAt(place, phrase, index, one),
  )
}

const fixed = new Set<PartOfSpeech>(['adverb', 'preposition', 'conjunction', 'interjection'])

/** Whether a word of a phrase is not inflected. "d'une nouvelle" is no "de nouveau", and "Seeing you" no "see you". */
export const isUnchanged = ({ concept }: Phrase, { reasons, parts }: WordLemma) =>
  // "Det er kaldt" is no "være kald": it is about the weather.
  !(concept.partOfSpeech === 'verb' && reasons.includes('neuter')) &&
  (!fixed.has(concept.partOfSpeech) || parts !== undefined || reasons.length === 0)

/**
 * Whether a word may stand at this place of a phrase. The last part of a contraction may begin a phrase, the first part may
 * end one: "you'd better", "à côté du"; "here, who's there" has no "here is". In "isn't up to you" not belongs to no phrase.
 */
function mayStandAt({ lexicon, language }: Place, phrase: Phrase, index: number, one: WordLemma): boolean {
  if (!one.parts) return true
  // "d'un nouveau" is no "de nouveau"; "s'est passé" contains the auxiliary of the verb.
  if (one.reasons.includes('shortened') && one.lemma === one.parts[0])
    return phrase.concept.partOfSpeech === 'verb' || [undefined, gap].includes(phrase.words[index + 1])
  if (!one.reasons.includes('contraction')) return true
  const [first = '', last = ''] = one.parts.map(lemmaKey)
  const isFirst = one.lemma === first
  if (index === phrase.words.length - 1) return isFirst
  return index === 0 && (!isFirst || lexicon.readings(language, last)[0]?.concept.id === 'not')
}
