import type { Word } from '@verbena/contract/vocabulary/words'
import { alternativesOf } from '@verbena/language/answer/judge-word-answer'
import { shuffled } from '@verbena/language/random/seeded-random'
import {
  currentWord,
  startVocabularyTest,
  type VocabularyTestAction,
  vocabularyTestReducer,
} from '@verbena/language/vocabulary/vocabulary-test'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { celebrate, stopCelebrating } from '../../../parts/celebrate/celebrate.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { useWordJudge } from '../../../parts/typed-answer/use-word-judge.ts'
import { TestQuestion } from './test-question.tsx'
import { TestResult } from './test-result.tsx'
import { useTestAttempts } from './use-test-attempts.ts'

type Props = {
  name: string
  words: readonly Word[]
  /** Expected number of words. */
  total: number
  /** Whether `words` contains all of them; the others are still loading. */
  isAll: boolean
  /** Shown when all loaded words are answered and the others are still loading. */
  loading: ReactNode
  /** The words are the learner's own, so that an answer can be added to them. */
  isOwn: boolean
  random: () => number
}

/** A test of the words as they were when it began; later changes of the list do not affect it. */
export function VocabularyTest({ name, words, total, isAll, loading, isOwn, random }: Props) {
  const { t } = useTranslation('vocabulary')
  const { record, recordAsRight } = useTestAttempts()
  const { native } = useAudience()
  const { judge, isJudging } = useWordJudge(native)
  const answerId = useRef('')
  const [test, dispatch] = useReducer(vocabularyTestReducer<Word>, words, (all) =>
    startVocabularyTest(shuffled(all, random)),
  )
  const hasAll = useJoinOnce(isAll, () => {
    const present = new Set(test.words.map(({ id }) => id))
    const others = words.filter(({ id }) => !present.has(id))
    dispatch({ type: 'joined', words: shuffled(others, random) })
  })
  const word = currentWord(test)
  const title = t('practiseTitle', { name })
  const restart = (again: readonly Word[]) => dispatch({ type: 'restarted', words: shuffled(again, random) })
  if (!word && !hasAll) return loading
  if (!word) return <TestResult title={title} test={test} onRestart={restart} />

  const answer = async (text: string) => {
    const alternatives = alternativesOf(word.translation)
    const judgement = await judge({ answer: text, alternatives, match: 'part' })
    const action: VocabularyTestAction<Word> = { type: 'answered', answer: text, judgement }
    const { verdict } = vocabularyTestReducer(test, action)
    if (verdict === test.verdict) return
    dispatch(action)
    answerId.current = record(word.id, verdict === 'right')
    stopCelebrating()
    if (verdict === 'right') void celebrate()
  }
  const accept = (translation: string) => {
    dispatch({ type: 'countedAsRight', translation })
    recordAsRight(word.id, answerId.current)
  }
  const length = hasAll ? test.words.length : total
  const answeredCount = test.position + (test.verdict ? 1 : 0)
  return (
    <SessionFrame
      title={title}
      percent={(100 * answeredCount) / length}
      figure={t('score', { correct: test.correct, total: test.total })}
      body={
        <TestQuestion
          key={test.position}
          word={word}
          position={t('wordOf', { number: test.position + 1, total: length })}
          verdict={test.verdict}
          given={test.given}
          isLast={test.position === length - 1}
          isJudging={isJudging}
          onAnswer={(text) => void answer(text)}
          onAccepted={isOwn ? accept : undefined}
          onNext={() => dispatch({ type: 'advanced' })}
        />
      }
    />
  )
}

/** Adds the other words once, when they are loaded. @returns whether they were added */
function useJoinOnce(isLoaded: boolean, join: () => void) {
  const [hasJoined, setJoined] = useState(isLoaded)
  const joinNow = useEffectEvent(() => {
    if (hasJoined) return
    join()
    setJoined(true)
  })
  useEffect(() => {
    if (isLoaded) joinNow()
  }, [isLoaded])
  return hasJoined
}
