import { foldForm } from '../lexicon.ts'
import type { Told, ToldWord } from './told.ts'

/** What is said between which words, in a whole transcript. */
type Places = ReadonlyMap<string, ReadonlySet<string>>
const known = new WeakMap<Told, Places>()

/** Whether a form is said elsewhere where this word is: between, after or before the same two words. */
export function isSaidInPlaceOf(told: Told, word: ToldWord, form: string): boolean {
  const folded = foldForm(form)
  return keysOf(told, word).some((key) => known.get(told)?.get(key)?.has(folded))
}

/** Some five milliseconds of work. */
const wordsAtOnce = 3000

/** Once for each transcript, when it is read, in steps. */
export function* gatherPlaces(told: Told): Generator<void, void> {
  const places = new Map<string, Set<string>>()
  for (const word of told.words) {
    for (const key of keysOf(told, word)) {
      const said = places.get(key)
      if (said) said.add(word.folded)
      else places.set(key, new Set([word.folded]))
    }
    if (word.index % wordsAtOnce === wordsAtOnce - 1) yield
  }
  known.set(told, places)
}

/** The edge of a line stands for a word. */
function keysOf({ lines }: Told, { segment, wordInSegment }: ToldWord): string[] {
  const words = lines[segment]?.words ?? []
  const at = (distance: number) => words[wordInSegment + distance]?.folded ?? '|'
  return [`${at(-1)} _ ${at(1)}`, `${at(-2)} ${at(-1)} _`, `_ ${at(1)} ${at(2)}`].filter(
    // Between two edges stands whatever is a line by itself, and after an edge whatever begins one.
    (key) => key.replace(/[|_ ]/g, '') !== '',
  )
}
