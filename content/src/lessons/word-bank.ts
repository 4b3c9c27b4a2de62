import type { TargetLanguageCode } from '@verbena/language/languages'
import { sentenceWords } from '@verbena/language/lesson/sentence-words'
import { seededChance, shuffled } from '@verbena/language/seeded'
import { foldForm, type Lexicon } from '../lexicon.ts'

/** So many words of a bank belong to other sentences; fewer where a sentence is short. */
const strayMaximum = 4

type Bank = {
  lexicon: Lexicon
  language: TargetLanguageCode
  /** Sentences that are right, the one to be built first. */
  accepted: readonly string[]
  /** Sentences of the same lesson. */
  others: readonly string[]
  /** Names of people and places, which stay large. */
  names: ReadonlySet<string>
  /** The same bank for the same seed. */
  seed: string
}

/**
 * The words that a sentence is built of, among some that do not belong there, in no telling order. None of the strays
 * is a word of any accepted sentence, so that nobody is led to a right answer that is called wrong.
 */
export function wordBank({ lexicon, language, accepted, others, names, seed }: Bank): string[] {
  const [sentence = ''] = accepted
  const capitals = new Set([...names, ...capitalsWithin([sentence, ...others])])
  const wordsOf = (text: string) =>
    placedWords(text).map(({ text: word, isFirst }) =>
      isFirst ? inTheMiddle(word, language, lexicon, capitals) : word,
    )
  const words = wordsOf(sentence)
  const taken = new Set(accepted.flatMap((one) => sentenceWords(one).map(({ key }) => key)))
  const chance = seededChance(seed)
  const strays: string[] = []
  for (const stray of shuffled(others.flatMap(wordsOf), chance)) {
    if (strays.length >= Math.min(strayMaximum, Math.ceil(words.length / 2) + 1)) break
    const keys = sentenceWords(stray).map(({ key }) => key)
    if (keys.some((key) => taken.has(key))) continue
    for (const key of keys) taken.add(key)
    strays.push(stray)
  }
  return shuffled([...words, ...strays], chance)
}

/** Words as they are put down: without the marks around them, with apostrophes and hyphens. */
export const bankWords = (sentence: string): string[] => placedWords(sentence).map(({ text }) => text)

/** The same, and which of them begin a sentence. */
function placedWords(sentence: string): { text: string; isFirst: boolean }[] {
  const pieces = sentence.split(/\s+/)
  return pieces.flatMap((piece, index) => {
    const text = piece.replace(/^[^\p{L}\p{N}'’]+|[^\p{L}\p{N}'’]+$/gu, '')
    if (sentenceWords(text).length === 0) return []
    const isFirst =
      index === 0 || /[.!?;…:]["»”’)]*$/.test(pieces[index - 1] ?? '') || /^["«„“‘(]*[¿¡]/.test(piece)
    return [{ text, isFirst }]
  })
}

/** Words that are written large though they do not begin a sentence: names, German nouns, I. */
export function capitalsWithin(sentences: readonly string[]): Set<string> {
  const inside = sentences.flatMap((sentence) => placedWords(sentence).filter(({ isFirst }) => !isFirst))
  return new Set(inside.map(({ text }) => text).filter((text) => /^\p{Lu}/u.test(text)))
}

/** The first word as it would be written in the middle, so that a capital does not give its place away. */
function inTheMiddle(
  text: string,
  language: TargetLanguageCode,
  lexicon: Lexicon,
  capitals: ReadonlySet<string>,
): string {
  if (capitals.has(text) || (language === 'en' && /^I(['’]|$)/.test(text))) return text
  const small = text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
  const readings = lexicon.readings(language, small)
  // A name is no word of the lexicon; a German noun stands there with its capital.
  if (readings.length === 0) return text
  const isLarge = readings.some(
    ({ lemma, concept }) =>
      concept.words[language]?.some((word) => foldForm(word) === foldForm(lemma) && /^\p{Lu}/u.test(word)) ===
      true,
  )
  const isSmallToo = readings.some(
    ({ lemma, concept }) =>
      concept.words[language]?.some((word) => foldForm(word) === foldForm(lemma) && /^\p{Ll}/u.test(word)) ===
      true,
  )
  return isLarge && !isSmallToo ? text : small
}
