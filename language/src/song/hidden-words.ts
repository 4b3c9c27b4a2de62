import type { TargetLanguageCode } from '../languages.ts'
import { type RandomSource, seededRandom, shuffled, sortedBy } from '../random/seeded-random.ts'
import { createDistractorPool, distractorsFor } from './distractors.ts'
import { namesOf, type SungWord, sungWords } from './sung-words.ts'

/** How many of a hundred words are hidden: the levels of the game. */
export const hiddenPercents = [10, 25, 50, 100] as const
export type HiddenPercent = (typeof hiddenPercents)[number]

const distractorCount = 3

/** A word that is hidden until it is chosen or typed. */
export type HiddenWord = {
  /** Index of its line, from 0. */
  line: number
  /** Its place among the words of that line, from 0, as `tokenise` counts them. */
  wordInLine: number
  /** Its offset in the text of the line, in UTF-16 units. */
  start: number
  /** As the line writes it. */
  text: string
  /** To choose from: `text` and up to three other words of the song, in any order; no two fold alike. */
  options: readonly string[]
}

/**
 * The words that are hidden, in the order of the song. Every line hides its share, rounded up or down. A refrain
 * hides the same words each time, so that no copy shows the hidden word of another. Names are hidden only when everything
 * is: one hears them, but cannot know them. A song with any word hides at least one.
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

/** For each line the words to hide. What rounding and refrains leave over is made good by the lines after. */
function chooseWords(
  sung: readonly SungWord[][],
  names: ReadonlySet<string>,
  percent: number,
  random: RandomSource,
): SungWord[][] {
  const isAsked = ({ folded }: SungWord) => !names.has(folded)
  const placesOf = new Map<string, ReadonlySet<number>>()
  let owed = firstOwed(differentLines(sung).flat().filter(isAsked).length * percent, random)
  return sung.map((words) => {
    const line = foldedLine(words)
    const asked = [...words.entries()].filter(([, word]) => isAsked(word)).map(([place]) => place)
    const due = asked.length * percent
    const places = placesOf.get(line) ?? choosePlaces(words, asked, countOf(due, owed), random)
    placesOf.set(line, places)
    owed += due - places.size * 100
    return words.filter((_, place) => places.has(place))
  })
}

const foldedLine = (words: readonly SungWord[]) => words.map(({ folded }) => folded).join(' ')

const differentLines = (sung: readonly SungWord[][]) => [
  ...new Map(sung.map((words) => [foldedLine(words), words])).values(),
]

/** In hundredths of a word, as all of these are: random, but enough for one word where a song is short. */
const firstOwed = (due: number, random: RandomSource) => (due < 100 ? 50 : Math.floor(random() * 100) - 50)

/** The share of a line in whole words: rounded up where words are owed. */
const countOf = (due: number, owed: number) =>
  Math.max(Math.floor(due / 100), Math.min(Math.ceil(due / 100), Math.round((due + owed) / 100)))

/** Random order, but words that the line gives away and single letters come last. */
function choosePlaces(
  words: readonly SungWord[],
  asked: readonly number[],
  count: number,
  random: RandomSource,
): ReadonlySet<number> {
  const isDull = (place: number) => {
    const folded = words[place]?.folded ?? ''
    return folded.length === 1 || words.some((other, at) => at !== place && other.folded === folded)
  }
  return new Set(sortedBy(asked, (place) => (isDull(place) ? 1 : 0) + random()).slice(0, count))
}
