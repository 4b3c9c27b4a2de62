import { compareWords, type WordRun } from './compare-words.ts'
import { sentenceWords } from './sentence-words.ts'

/** The verdict on a sentence written in a lesson. */
export type LessonJudgement = {
  /**
   * `right`; `accents`: right except for accents, which are shown; `slip`: right except for typing mistakes that make no
   * other word; `order`: all words in another order; `wrong`.
   */
  verdict: 'right' | 'accents' | 'slip' | 'order' | 'wrong'
  isRight: boolean
  /** The accepted sentence that the answer is, or is most similar to. */
  closest: string
  /** The words of the answer aligned with those of `closest`. */
  words: WordRun[]
}

/** A sentence may have one slip, and one more for each so many words. */
const wordsPerSlip = 5

/**
 * Judges an answer to an item of a lesson. Case, punctuation, spaces and accents do not matter (specification 2, section
 * 5), nor does a slip, a typing mistake that makes no other word of the language.
 * @param accepted right sentences, the usual one first; at least one
 * @param isWord whether the language has a typed word; called for possible slips only
 * @example judgeLessonAnswer('yo trabjo aqui', ['Yo trabajo aquí.'], () => false).verdict // 'slip'
 */
export function judgeLessonAnswer(
  answer: string,
  accepted: readonly string[],
  isWord: (word: string) => boolean,
): LessonJudgement {
  const compared = accepted.map((sentence) => ({ sentence, ...compareWords(answer, sentence, isWord) }))
  const [first, ...others] = compared
  if (!first) throw new Error('nothing is accepted')
  const nearest = others.reduce((best, one) => (one.cost < best.cost ? one : best), first)
  // Only a space is wrong: l' eau for l'eau, every day for everyday.
  const spaceless = compared.find(
    ({ sentence }) => joined(sentence) === joined(answer) && joined(answer) !== '',
  )
  const verdict = spaceless && nearest.cost > 0 ? 'right' : verdictOf(nearest.runs, answer, accepted)
  const { sentence, runs } = (verdict === 'right' && spaceless) || nearest
  return { verdict, isRight: verdict !== 'order' && verdict !== 'wrong', closest: sentence, words: runs }
}

function verdictOf(
  runs: readonly WordRun[],
  answer: string,
  accepted: readonly string[],
): LessonJudgement['verdict'] {
  const has = (...kinds: WordRun['kind'][]) => runs.some(({ kind }) => kinds.includes(kind))
  if (runs.length === 0) return 'wrong'
  if (!has('other', 'missing', 'extra')) {
    const slips = runs.filter(({ kind }) => kind === 'slip').length
    if (slips === 0) return has('accent') ? 'accents' : 'right'
    return slips <= 1 + Math.floor(runs.length / wordsPerSlip) ? 'slip' : 'wrong'
  }
  return accepted.some((sentence) => sorted(sentence) === sorted(answer)) ? 'order' : 'wrong'
}

const keysOf = (sentence: string) => sentenceWords(sentence).map(({ key }) => key)
const joined = (sentence: string) => keysOf(sentence).join('')
const sorted = (sentence: string) => keysOf(sentence).sort().join(' ')
