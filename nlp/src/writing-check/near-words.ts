import type { TargetLanguageCode } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'

type Needs = {
  isRight: (word: string) => boolean
  lexicon: Lexicon
  language: TargetLanguageCode
}

type Edit = { word: string; cost: number }

const longest = 24
const nearest = 5

/**
 * Words at an edit distance of one, most likely first: an accent, two swapped letters, a doubled or missing letter. Of equally
 * near words, the one of the lower level comes first.
 * @example nearWords('recieved', { … }) // ['received']
 */
export function nearWords(text: string, { isRight, lexicon, language }: Needs): string[] {
  if (text.length > longest) return []
  const word = textKey(text)
  const isCapital = word.charAt(0) !== text.charAt(0)
  const written = (one: string) => (isCapital ? one.charAt(0).toUpperCase() + one.slice(1) : one)
  const cheapest = new Map<string, number>()
  for (const { word: made, cost } of edits(word, language)) {
    const known = cheapest.get(made)
    if (made !== word && (known === undefined || cost < known)) cheapest.set(made, cost)
  }
  return [...cheapest]
    .filter(([one]) => isRight(written(one)))
    .map(([one, cost]) => ({ one: written(one), cost: cost + rarity(one, lexicon, language) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, nearest)
    .map(({ one }) => one)
}

/** The rarity of a word: 0 for level A1, up to 1, and more for words that the lexicon lacks. */
function rarity(word: string, lexicon: Lexicon, language: TargetLanguageCode): number {
  const ranks = lexicon.readings(language, word).map(({ concept }) => levels.indexOf(concept.level))
  return ranks.length > 0 ? Math.min(...ranks) / levels.length : 2
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

function* edits(word: string, language: TargetLanguageCode): Generator<Edit> {
  const alphabet = [
    ...new Set([
      ...(packs[language]?.spelling?.alphabet ?? 'abcdefghijklmnopqrstuvwxyz'),
      ...(packs[language]?.keyboardLetters ?? []).join('').toLowerCase(),
    ]),
  ].filter((letter) => /\p{L}/u.test(letter))
  for (let at = 0; at <= word.length; at++) {
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const atFirst = at === 0 ? 1 : 0
    if (here) {
      const next = word.charAt(at + 1)
      yield { word: before + after, cost: atFirst + (here === word.charAt(at - 1) ? 1 : 2) }
      if (next) yield { word: before + next + here + after.slice(1), cost: atFirst + 1 }
      for (const letter of alphabet)
        yield { word: before + letter + after, cost: atFirst + costOfReplacing(here, letter) }
    }
    for (const letter of alphabet)
      yield { word: before + letter + here + after, cost: atFirst + (letter === word.charAt(at - 1) ? 1 : 2) }
  }
}

const vowels = /^[aeiouyæøåαεηιουω]$/

function costOfReplacing(one: string, other: string): number {
  const [plain, otherPlain] = [bare(one), bare(other)]
  if (plain === otherPlain) return 0
  return vowels.test(plain) === vowels.test(otherPlain) ? 2 : 3
}
