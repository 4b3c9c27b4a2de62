import { createBoundedCache } from '../cache/bounded-cache.ts'
import type { LanguageCode } from '../languages.ts'
import { answerFactsOf } from '../packs/answer-tables.ts'
import { addVariants } from './add-variants.ts'
import { alignAnswer } from './align-answer.ts'
import {
  type AnswerGraph,
  addNode,
  addPattern,
  type ComparableWord,
  emptyGraph,
  wordsOf,
} from './answer-graph.ts'
import type { PairRule, WordRun } from './compare-pair.ts'
import { parsePattern } from './parse-pattern.ts'
import { type Verdict, verdictOf } from './verdict-of.ts'
import { findReordered, findSpaceless, firstAnswers } from './walk-graph.ts'
import { writtenSentence } from './written-sentence.ts'

/** The verdict on a written sentence. */
export type AnswerJudgement = {
  verdict: Verdict
  isRight: boolean
  /** The right answer that the answer is, or is most similar to. */
  closest: string
  /** The words of the answer aligned with those of `closest`. */
  words: WordRun[]
}

export type AnswerRule = {
  language: LanguageCode
  /** Whether the language has a word in exactly this spelling. Called for possible slips and for words with other accents. */
  isWord: (word: string) => boolean
  /** Whether accents may be missing where no other word results. */
  forgivesAccents?: boolean
}

/**
 * Judges a sentence. Case, punctuation and spaces do not matter (specification 2, section 5), nor do accents that make no
 * other word, nor slips.
 * @param patterns right answers in the notation of `parsePattern`, the usual sentence first; at least one
 * @example judgeAnswer('yo trabjo aqui', ['Trabajo aquí.'], { language: 'es', isWord: () => false }).verdict // 'slip'
 */
export function judgeAnswer(answer: string, patterns: readonly string[], rule: AnswerRule): AnswerJudgement {
  const graph = graphOf(patterns, rule.language)
  const { respell } = answerFactsOf(rule.language)
  const pairRule: PairRule = {
    isWord: rule.isWord,
    accents: (rule.forgivesAccents ?? true) ? 'word' : 'always',
    respell: respell && remembered(respell),
  }
  const { runs, closest } = alignAnswer(answer, graph, pairRule)
  const [usual = ''] = patterns
  const judgement = (verdict: Verdict, words: readonly string[]): AnswerJudgement => ({
    verdict,
    isRight: verdict !== 'order' && verdict !== 'wrong',
    closest: writtenSentence(words, usual),
    words: runs,
  })
  const verdict = verdictOf(runs)
  if (verdict === 'right') return judgement(verdict, closest)
  const typed = wordsOf(answer)
  // Only a space is wrong: l' eau for l'eau, every day for everyday.
  const spaceless = findSpaceless(graph, lettersOf(typed))
  if (spaceless)
    return { ...judgement('right', spaceless), words: alignAnswer(spaceless.join(' '), graph, pairRule).runs }
  if (verdict !== 'wrong') return judgement(verdict, closest)
  const reordered =
    typed.length > 1
      ? findReordered(
          graph,
          typed.map(({ plain }) => plain),
        )
      : undefined
  return reordered ? judgement('order', reordered) : judgement('wrong', closest)
}

const lettersOf = (words: readonly ComparableWord[]) => words.map(({ plain }) => plain).join('')

/** A function of a word is asked for each pair of words. */
function remembered(respell: (word: string) => string) {
  const known = new Map<string, string>()
  return (word: string) => {
    const found = known.get(word) ?? respell(word)
    known.set(word, found)
    return found
  }
}

/** A lesson has some ten items, and its graphs take some milliseconds. */
const graphs = createBoundedCache<AnswerGraph>(200)

/** The graph of all right answers, compiled once. */
export function graphOf(patterns: readonly string[], language: LanguageCode): AnswerGraph {
  if (patterns.length === 0) throw new Error('nothing is accepted')
  return graphs.of(`${language} ${patterns.join('\n')}`, () =>
    addVariants(plainGraph(patterns), answerFactsOf(language)),
  )
}

/** The graph without the variants that hold for every sentence of a language. */
function plainGraph(patterns: readonly string[]): AnswerGraph {
  const graph = emptyGraph()
  const ends = patterns.map((pattern) => addPattern(graph, parsePattern(pattern), 0))
  addNode(
    graph,
    ends.map((from) => ({ from, word: null })),
  )
  return graph
}

/** Up to `maximum` of the answers of a pattern, the first as it is written. */
export function answersOf(pattern: string, usual: string, maximum: number): string[] {
  const found = firstAnswers(plainGraph([pattern]), maximum).map((words) => writtenSentence(words, usual))
  return [...new Set(found)]
}

/** All words of patterns, without the variants of the language. */
export const wordsOfAnswers = (patterns: readonly string[]): ComparableWord[] =>
  plainGraph(patterns).edges.flatMap((into) => into.flatMap(({ word }) => (word ? [word] : [])))

/** Whether a sentence is exactly a right answer; only case and punctuation may differ. */
export const isExactAnswer = (sentence: string, patterns: readonly string[], language: LanguageCode) =>
  findSpaceless(graphOf(patterns, language), lettersOf(wordsOf(sentence))) !== undefined
