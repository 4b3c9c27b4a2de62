import type { WordJudgement } from '../answer/judge-word-answer.ts'

type TestWord = { id: string; translation: string }

/** A test of a word list: the learner sees a word and types its translation. */
export type VocabularyTest<W extends TestWord> = {
  /** The words in the order of the questions. */
  words: readonly W[]
  /** Index of the current word; `words.length` when the test is over. */
  position: number
  /** The verdict on the current word; null before an answer. */
  verdict: 'right' | 'wrong' | null
  /** The typed answer and its judgement; null before an answer. */
  given: { answer: string; judgement: WordJudgement } | null
  correct: number
  /** Number of answers, right and wrong (the observed client counted wrong ones only). */
  total: number
  missed: readonly W[]
}

/** The actions of a learner in a vocabulary test, for `vocabularyTestReducer`. */
export type VocabularyTestAction<W extends TestWord> =
  | { type: 'answered'; answer: string; judgement: WordJudgement }
  /** The learner accepts an answer that was judged wrong. The word gets it as another translation. */
  | { type: 'countedAsRight'; translation: string }
  | { type: 'advanced' }
  /** Further words of the list were loaded; they follow at the end. */
  | { type: 'joined'; words: readonly W[] }
  | { type: 'restarted'; words: readonly W[] }

/** A test at its first question, with the words in the given order. */
export function startVocabularyTest<W extends TestWord>(words: readonly W[]): VocabularyTest<W> {
  return { words, position: 0, verdict: null, given: null, correct: 0, total: 0, missed: [] }
}

/** The word of the current question; undefined when the test is over. */
export function currentWord<W extends TestWord>(test: VocabularyTest<W>): W | undefined {
  return test.words[test.position]
}

/**
 * The test after an action. Actions that do not fit (a blank answer, a second answer to a word, advancing without an
 * answer) change nothing.
 */
export function vocabularyTestReducer<W extends TestWord>(
  test: VocabularyTest<W>,
  action: VocabularyTestAction<W>,
): VocabularyTest<W> {
  switch (action.type) {
    case 'answered':
      return answered(test, action)
    case 'countedAsRight':
      return countedAsRight(test, action.translation)
    case 'advanced':
      return test.verdict === null
        ? test
        : { ...test, position: test.position + 1, verdict: null, given: null }
    case 'joined':
      return { ...test, words: [...test.words, ...action.words] }
    case 'restarted':
      return startVocabularyTest(action.words)
  }
}

function answered<W extends TestWord>(
  test: VocabularyTest<W>,
  { answer, judgement }: { answer: string; judgement: WordJudgement },
): VocabularyTest<W> {
  const word = currentWord(test)
  if (!word || test.verdict !== null || answer.trim() === '') return test
  const { isRight } = judgement
  return {
    ...test,
    verdict: isRight ? 'right' : 'wrong',
    given: { answer, judgement },
    correct: test.correct + (isRight ? 1 : 0),
    total: test.total + 1,
    missed: isRight ? test.missed : [...test.missed, word],
  }
}

function countedAsRight<W extends TestWord>(test: VocabularyTest<W>, translation: string): VocabularyTest<W> {
  const word = currentWord(test)
  if (!word || test.verdict !== 'wrong') return test
  return {
    ...test,
    words: test.words.map((one) => (one === word ? { ...word, translation } : one)),
    verdict: 'right',
    correct: test.correct + 1,
    missed: test.missed.slice(0, -1),
  }
}
