import { matchesAlternative } from './answer-check.ts'

type TestWord = { id: string; translation: string }

/** One run through a list: the learner sees a word and types its translation. */
export type VocabularyTest<W extends TestWord> = {
  /** In the order asked. */
  words: readonly W[]
  /** Index of the word asked; `words.length` when the run is over. */
  position: number
  /** How the present word was answered; null while it is being asked. */
  verdict: 'right' | 'wrong' | null
  correct: number
  /** Every answer counts, right or wrong (the observed client counted wrong ones only). */
  total: number
  missed: readonly W[]
}

export type VocabularyTestAction<W extends TestWord> =
  | { type: 'answered'; answer: string }
  | { type: 'wentOn' }
  | { type: 'restarted'; words: readonly W[] }

/** A run that has not begun, over the words in the order given. */
export function startVocabularyTest<W extends TestWord>(words: readonly W[]): VocabularyTest<W> {
  return { words, position: 0, verdict: null, correct: 0, total: 0, missed: [] }
}

/** The word being asked, or undefined when the run is over. */
export function wordAsked<W extends TestWord>(test: VocabularyTest<W>): W | undefined {
  return test.words[test.position]
}

/**
 * The run after an action; actions that do not fit (a blank answer, a second answer to the same word, going on
 * without an answer) change nothing.
 */
export function vocabularyTestReducer<W extends TestWord>(
  test: VocabularyTest<W>,
  action: VocabularyTestAction<W>,
): VocabularyTest<W> {
  switch (action.type) {
    case 'answered':
      return answered(test, action.answer)
    case 'wentOn':
      return test.verdict === null ? test : { ...test, position: test.position + 1, verdict: null }
    case 'restarted':
      return startVocabularyTest(action.words)
  }
}

function answered<W extends TestWord>(test: VocabularyTest<W>, answer: string): VocabularyTest<W> {
  const word = wordAsked(test)
  if (!word || test.verdict !== null || answer.trim() === '') return test
  const isRight = matchesAlternative(answer, word.translation)
  return {
    ...test,
    verdict: isRight ? 'right' : 'wrong',
    correct: test.correct + (isRight ? 1 : 0),
    total: test.total + 1,
    missed: isRight ? test.missed : [...test.missed, word],
  }
}

/**
 * The items in another order, each order equally likely (Fisher and Yates, in Durstenfeld's form:
 * "Algorithm 235: Random permutation", Communications of the ACM 7, 1964).
 * @param random numbers from 0 up to, not including, 1
 */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = result[last] as T
    result[last] = result[other] as T
    result[other] = moved
  }
  return result
}
