import { searchKey } from '../text/search-key.ts'

const vowels = /[aeiouyæøœαεηιουω]/u
/** Consonants that begin a syllable together: a-bra-zo, κα-τρο. */
const together = /^(?:[bcdfgkptvβγδθκπτφχ][lrλρ]|[cspt]h|sch|ll|rr|ñ|μπ|ντ|γκ|τσ|τζ|στ)$/u

/**
 * The approximate syllables of a word, by its spelling alone. Joined they are the word again.
 * @example syllablesOf('trabajo') // ['tra', 'ba', 'jo']
 */
export function syllablesOf(word: string): string[] {
  const letters = [...word]
  const isVowel = letters.map((letter) => vowels.test(searchKey(letter)))
  const cuts: number[] = []
  let lastVowel = -1
  for (const [place, here] of isVowel.entries()) {
    if (!here) continue
    const between = place - lastVowel - 1
    if (lastVowel >= 0 && between > 0) {
      const before = (count: number) =>
        letters
          .slice(place - count, place)
          .map(searchKey)
          .join('')
      const begins = [3, 2].find((count) => count <= between && together.test(before(count))) ?? 1
      cuts.push(place - begins)
    }
    lastVowel = place
  }
  // A silent e (English, French) is no syllable.
  return [0, ...cuts].map((from, index) => letters.slice(from, cuts[index] ?? letters.length).join(''))
}
