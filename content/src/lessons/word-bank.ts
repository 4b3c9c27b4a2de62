import { profileOf, type TargetLanguageCode } from '@verbena/language/languages'
import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'

/** The maximum of distractors in a bank; a short sentence has fewer. */
const distractorsMaximum = 4

/** The sentences of a lesson. Each is a source of distractors for the others. */
type BankSentences = {
  lexicon: Lexicon
  language: TargetLanguageCode
  sentences: readonly string[]
  /** Names of people and places, which keep their capital. */
  names: ReadonlySet<string>
}

/** A word as it is shown in a bank, and as it is compared. */
type BankWord = { text: string; keys: string[] }

type Bank = {
  sentence: readonly BankWord[]
  /** Words of the other sentences, from which distractors are chosen. */
  others: readonly BankWord[]
  /** The words of all accepted sentences, as they are compared. */
  taken: readonly string[]
  /** The same seed gives the same bank. */
  seed: string
}

/** The words of each sentence, the first of them without its capital. */
export function sentencesOfBank({ lexicon, language, sentences, names }: BankSentences): BankWord[][] {
  const placed = sentences.map(placedWords)
  const capitals = new Set([...names, ...largeWithin(placed.flat())])
  return placed.map((words) =>
    words.map(({ text, keys, isFirst }) => ({
      text: isFirst ? inTheMiddle(text, language, lexicon, capitals) : text,
      keys,
    })),
  )
}

/**
 * The words that a sentence is built of, among some that do not belong there, in random order. None of these distractors
 * is a word of any accepted sentence, so that no right answer is called wrong.
 */
export function wordBank({ sentence, others, taken: words, seed }: Bank): string[] {
  const taken = new Set(words)
  const random = seededRandom(seed)
  const distractors: string[] = []
  for (const { text, keys } of shuffled(others, random)) {
    if (distractors.length >= Math.min(distractorsMaximum, Math.ceil(sentence.length / 2) + 1)) break
    if (keys.some((key) => taken.has(key))) continue
    for (const key of keys) taken.add(key)
    distractors.push(text)
  }
  return shuffled([...sentence.map(({ text }) => text), ...distractors], random)
}

/** The words of a sentence as tiles: without punctuation around them, with apostrophes and hyphens. */
export const bankWords = (sentence: string): string[] => placedWords(sentence).map(({ text }) => text)

type PlacedWord = BankWord & { isFirst: boolean }

/** The words of a text, with the information which of them begin a sentence. */
function placedWords(sentence: string): PlacedWord[] {
  const pieces = sentence.split(/\s+/)
  return pieces.flatMap((piece, index) => {
    const text = piece.replace(/^[^\p{L}\p{N}'’]+|[^\p{L}\p{N}'’]+$/gu, '')
    const keys = sentenceWords(text).map(({ key }) => key)
    if (keys.length === 0) return []
    const isFirst =
      index === 0 || /[.!?;…:]["»”’)]*$/.test(pieces[index - 1] ?? '') || /^["«„“‘(]*[¿¡]/.test(piece)
    return [{ text, keys, isFirst }]
  })
}

/** Words that have a capital though they do not begin a sentence: names, German nouns, I. */
export const capitalsWithin = (sentences: readonly string[]): Set<string> =>
  largeWithin(sentences.flatMap(placedWords))

const largeWithin = (words: readonly PlacedWord[]): Set<string> =>
  new Set(
    words.filter(({ isFirst }) => !isFirst).flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? [text] : [])),
  )

/** The first word as it would be written inside a sentence, so that its capital does not reveal its position. */
function inTheMiddle(
  text: string,
  language: TargetLanguageCode,
  lexicon: Lexicon,
  capitals: ReadonlySet<string>,
): string {
  if (capitals.has(text) || profileOf(language).alwaysCapital?.test(text)) return text
  const small = text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
  const readings = lexicon.readings(language, small)
  // The lexicon has no names, and has German nouns with a capital.
  if (readings.length === 0) return text
  const isLarge = readings.some(
    ({ lemma, concept }) =>
      concept.words[language]?.some((word) => lemmaKey(word) === lemmaKey(lemma) && /^\p{Lu}/u.test(word)) ===
      true,
  )
  const isSmallToo = readings.some(
    ({ lemma, concept }) =>
      concept.words[language]?.some((word) => lemmaKey(word) === lemmaKey(lemma) && /^\p{Ll}/u.test(word)) ===
      true,
  )
  return isLarge && !isSmallToo ? text : small
}
