import type { Word } from '@verbena/contract/vocabulary'
import {
  shuffled,
  startVocabularyTest,
  type VocabularyTestAction,
  vocabularyTestReducer,
  wordAsked,
} from '@verbena/language/vocabulary-test'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { celebrate, stopCelebrating } from './celebrate.ts'
import { SessionFrame } from './session-frame.tsx'
import { TestDone } from './test-done.tsx'
import { TestQuestion } from './test-question.tsx'
import { useAttempts } from './use-attempts.ts'

type Props = { name: string; words: readonly Word[]; random: () => number }

/** Asks the words as they were when the test began; a list that changes meanwhile does not disturb it. */
export function TestSession({ name, words, random }: Props) {
  const { t } = useTranslation('vocabulary')
  const record = useAttempts()
  const [test, dispatch] = useReducer(vocabularyTestReducer<Word>, words, (all) =>
    startVocabularyTest(shuffled(all, random)),
  )
  const word = wordAsked(test)
  const title = t('practiseTitle', { name })
  const restart = (again: readonly Word[]) => dispatch({ type: 'restarted', words: shuffled(again, random) })
  if (!word) return <TestDone title={title} test={test} onRestart={restart} />

  const answer = (text: string) => {
    const action: VocabularyTestAction<Word> = { type: 'answered', answer: text }
    const { verdict } = vocabularyTestReducer(test, action)
    if (verdict === test.verdict) return
    dispatch(action)
    record(word.id, verdict === 'right')
    stopCelebrating()
    if (verdict === 'right') void celebrate()
  }
  const { length } = test.words
  const behind = test.position + (test.verdict ? 1 : 0)
  return (
    <SessionFrame
      title={title}
      percent={(100 * behind) / length}
      figure={t('score', { correct: test.correct, total: test.total })}
      body={
        <TestQuestion
          key={test.position}
          word={word}
          place={t('wordOf', { number: test.position + 1, total: length })}
          verdict={test.verdict}
          isLast={test.position === length - 1}
          onAnswer={answer}
          onNext={() => dispatch({ type: 'wentOn' })}
        />
      }
    />
  )
}
