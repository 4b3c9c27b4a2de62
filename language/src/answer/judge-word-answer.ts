import { compareWords } from '../judge/compare-words.ts'
import { verdictOf } from '../judge/verdict-of.ts'
import { searchKey } from '../text/search-key.ts'
import { textKey } from '../text/text-key.ts'
import { compareLetters, type LetterRun, letterDistance } from './compare-letters.ts'
import { matchesAlternative } from './matches-alternative.ts'
import { isSameAnswer } from './normalise-answer.ts'

/** How strictly an answer is judged. */
export type AnswerRule = {
  /**
   * Whether the language of the answer has a word in exactly this spelling; then it is neither a slip nor a word without
   * accents.
   */
  isWord: (word: string) => boolean
  /** Whether an answer may lack its accents. */
  forgivesAccents: boolean
  /**
   * `part`: the answer contains an alternative or is contained by one, as specified for translations. `whole`: the answer
   * is the word itself, except for case and punctuation. Otherwise "a" would be an answer to "casa".
   */
  match: 'part' | 'whole'
}

/** The verdict on an answer to a question about a word. */
export type WordJudgement = {
  isRight: boolean
  /** The answer is right except for its accents. */
  lacksAccents: boolean
  /** The answer is right except for typing mistakes that make no other word. */
  isSlip: boolean
  /** The alternative that the answer is, or is most similar to. */
  closest: string
  /** The answer aligned with `closest`; null if they are the same or have little in common. */
  letters: LetterRun[] | null
}

/** With a larger distance a comparison by letters does not help the learner. */
const farthest = 0.5

/**
 * Judges a typed answer.
 * @param alternatives at least one; each is right
 * @example judgeWordAnswer('corazon', ['corazón'], { isWord: () => false, forgivesAccents: true, match: 'whole' }).lacksAccents // true
 */
export function judgeWordAnswer(
  answer: string,
  alternatives: readonly string[],
  rule: AnswerRule,
): WordJudgement {
  const fits = fitsBy[rule.match]
  const exact = alternatives.find((one) => fits.exactly(answer, one))
  if (exact !== undefined)
    return { isRight: true, lacksAccents: false, isSlip: false, closest: exact, letters: null }
  const slip = alternatives.find((one) => isSlipOf(answer, one, rule))
  if (slip !== undefined)
    return {
      isRight: true,
      lacksAccents: false,
      isSlip: true,
      closest: slip,
      letters: compareLetters(answer, slip),
    }
  const butAccents = alternatives.find((one) => fits.butAccents(answer, one))
  const closest = butAccents ?? nearest(answer, alternatives)
  const isNear =
    butAccents === undefined
      ? letterDistance(answer, closest) <= farthest
      : searchKey(answer) === searchKey(butAccents)
  return {
    isRight: butAccents !== undefined && rule.forgivesAccents && !rule.isWord(answer.trim()),
    lacksAccents: butAccents !== undefined,
    isSlip: false,
    closest,
    letters: isNear ? compareLetters(answer, closest) : null,
  }
}

/** Whether an answer is an alternative with typing mistakes, judged as in lessons. */
const isSlipOf = (answer: string, alternative: string, { isWord, forgivesAccents }: AnswerRule) =>
  verdictOf(compareWords(answer, alternative, { isWord, accents: forgivesAccents ? 'word' : 'always' })) ===
  'slip'

/**
 * The alternatives of a translation. Each is a right answer.
 * @example alternativesOf('rag, cloth, ') // ['rag', 'cloth']
 */
export const alternativesOf = (translation: string): string[] =>
  translation
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/**
 * Right answers to a question for a saved word: the word as it was saved, and its lemma alone, without articles.
 * @example formsOf('la casa', 'casa') // ['la casa', 'casa']
 */
export function formsOf(word: string, lemma: string): string[] {
  const core = word.split(/\s+/).filter((part) => searchKey(part) === searchKey(lemma))
  return [...new Set([word, ...core])]
}

type Fits = (answer: string, alternative: string) => boolean

const fitsBy: Record<AnswerRule['match'], { exactly: Fits; butAccents: Fits }> = {
  part: {
    exactly: matchesAlternative,
    butAccents: (answer, one) => matchesAlternative(searchKey(answer), searchKey(one)),
  },
  whole: {
    exactly: (answer, one) => onlyLetters(answer) !== '' && onlyLetters(answer) === onlyLetters(one),
    butAccents: isSameAnswer,
  },
}

const onlyLetters = (text: string) => textKey(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

function nearest(answer: string, alternatives: readonly string[]): string {
  const [first = '', ...others] = alternatives
  let closest = { one: first, distance: letterDistance(answer, first) }
  for (const one of others) {
    const distance = letterDistance(answer, one)
    if (distance < closest.distance) closest = { one, distance }
  }
  return closest.one
}
