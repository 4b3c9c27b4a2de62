import type { TargetLanguageCode } from '../languages.ts'
import { type RandomSource, seededRandom, shuffled, sortedBy } from '../random/seeded-random.ts'
import { createDistractorPool, distractorsFor } from './distractors.ts'
import { namesOf, type SungWord, sungWords } from './sung-words.ts'

/** The levels of the game: the percentage of hidden words. */
export const hiddenPercents = [10, 25, 50, 100] as const
export type HiddenPercent = (typeof hiddenPercents)[number]

const distractorCount = 3

/** A word that is hidden until it is chosen or typed. */
export type HiddenWord = {
  /** Index of its line, from 0. */
  line: number
  /** Index of the word in its line, from 0, as `tokenise` counts. */
  wordInLine: number
  /** Offset in the text of the line, in UTF-16 units. */
  start: number
  /** The word in the spelling of the line. */
  text: string
  /** `text` and up to three other words of the song in any order; no two have the same key. */
  options: readonly string[]
}

/**
 * The hidden words in the order of the song. Every line hides its share, rounded up or down. A refrain hides the same words
 * each time, so that no repetition shows them. Names are hidden at 100 % only, because learners cannot know them. A song
 * with any word hides at least one.
 * @param seed the same seed hides the same words; another seed others
 * @example hiddenWords([{ text: 'Duerme, mi gatito' }], 'es', 100, 'a').map(({ text }) => text)
 * // ['Duerme', 'mi', 'gatito']
 */
export function hiddenWords(
  lines: readonly { text: string }[],
  language: TargetLanguageCode,
  percent: HiddenPercent,
  seed: string,
): HiddenWord[] {
  const random = seededRandom(seed)
  const sung = sungWords(lines, language)
  const words = sung.flat()
  const names = percent === 100 ? new Set<string>() : namesOf(words, language)
  const pool = createDistractorPool(words, random)
  return chooseWords(sung, names, percent, random).flatMap((chosen, index) =>
    chosen.map((word) => ({
      line: word.line,
      wordInLine: word.wordInLine,
      start: word.start,
      text: word.text,
      options: shuffled(
        [word.text, ...distractorsFor(word, sung[index] ?? [], pool, distractorCount, random)],
        random,
      ),
    })),
  )
}

/** Chooses the hidden words of each line. Later lines balance the rounding of earlier ones. */
function chooseWords(
  sung: readonly SungWord[][],
  names: ReadonlySet<string>,
  percent: number,
  random: RandomSource,
): SungWord[][] {
  const mayBeHidden = ({ key }: SungWord) => !names.has(key)
  const placesOf = new Map<string, ReadonlySet<number>>()
  let owed = firstOwed(differentLines(sung).flat().filter(mayBeHidden).length * percent, random)
  return sung.map((words) => {
    const line = lineKeyOf(words)
    const candidates = [...words.entries()].filter(([, word]) => mayBeHidden(word)).map(([place]) => place)
    const due = candidates.length * percent
    const places = placesOf.get(line) ?? choosePlaces(words, candidates, countOf(due, owed), random)
    placesOf.set(line, places)
    owed += due - places.size * 100
    return words.filter((_, place) => places.has(place))
  })
}

const lineKeyOf = (words: readonly SungWord[]) => words.map(({ key }) => key).join(' ')

const differentLines = (sung: readonly SungWord[][]) => [
  ...new Map(sung.map((words) => [lineKeyOf(words), words])).values(),
]

/** The initial balance in hundredths of a word: random, but enough for one word in a short song. */
const firstOwed = (due: number, random: RandomSource) => (due < 100 ? 50 : Math.floor(random() * 100) - 50)

/** The number of hidden words of a line. The balance decides whether it is rounded up. */
const countOf = (due: number, owed: number) =>
  Math.max(Math.floor(due / 100), Math.min(Math.ceil(due / 100), Math.round((due + owed) / 100)))

/** Chooses words at random. Single letters, and words that occur twice in the line, come last. */
function choosePlaces(
  words: readonly SungWord[],
  candidates: readonly number[],
  count: number,
  random: RandomSource,
): ReadonlySet<number> {
  const isDull = (place: number) => {
    const key = words[place]?.key ?? ''
    return key.length === 1 || words.some((other, at) => at !== place && other.key === key)
  }
  return new Set(sortedBy(candidates, (place) => (isDull(place) ? 1 : 0) + random()).slice(0, count))
}
