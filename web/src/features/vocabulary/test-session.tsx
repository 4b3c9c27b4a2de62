import type { Word } from '@verbena/contract/vocabulary'
import { shuffled } from '@verbena/language/seeded'
import {
  startVocabularyTest,
  type VocabularyTestAction,
  vocabularyTestReducer,
  wordAsked,
} from '@verbena/language/vocabulary-test'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { celebrate, stopCelebrating } from '../../parts/celebrate/celebrate.ts'
import { SessionFrame } from '../../parts/session/session-frame.tsx'
import { useForgivesAccents } from '../../parts/typed-answer/review-settings.ts'
import { TestDone } from './test-done.tsx'
import { TestQuestion } from './test-question.tsx'
import { useAttempts } from './use-attempts.ts'

type Props = {
  name: string
  words: readonly Word[]
  /** How many there will be. */
  total: number
  /** `words` are all of them; until then the others are on their way. */
  isAll: boolean
  /** Shown where those that are there were all asked. */
  waiting: ReactNode
  /** Its words may be changed: an answer can be made to count. */
  isOwn: boolean
  random: () => number
}

/** Asks the words as they were when the test began; a list that changes meanwhile does not disturb it. */
export function TestSession({ name, words, total, isAll, waiting, isOwn, random }: Props) {
  const { t } = useTranslation('vocabulary')
  const { record, recordAsRight } = useAttempts()
  const forgivesAccents = useForgivesAccents()
  const answerId = useRef('')
  const [test, dispatch] = useReducer(vocabularyTestReducer<Word>, words, (all) =>
    startVocabularyTest(shuffled(all, random)),
  )
  const hasAll = useOthers(isAll, () => {
    const there = new Set(test.words.map(({ id }) => id))
    const others = words.filter(({ id }) => !there.has(id))
    dispatch({ type: 'joined', words: shuffled(others, random) })
  })
  const word = wordAsked(test)
  const title = t('practiseTitle', { name })
  const restart = (again: readonly Word[]) => dispatch({ type: 'restarted', words: shuffled(again, random) })
  if (!word && !hasAll) return waiting
  if (!word) return <TestDone title={title} test={test} onRestart={restart} />

  const answer = (text: string) => {
    const action: VocabularyTestAction<Word> = { type: 'answered', answer: text, forgivesAccents }
    const { verdict } = vocabularyTestReducer(test, action)
    if (verdict === test.verdict) return
    dispatch(action)
    answerId.current = record(word.id, verdict === 'right')
    stopCelebrating()
    if (verdict === 'right') void celebrate()
  }
  const count = (translation: string) => {
    dispatch({ type: 'countedAsRight', translation })
    recordAsRight(word.id, answerId.current)
  }
  const length = hasAll ? test.words.length : total
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
          given={test.given}
          isLast={test.position === length - 1}
          onAnswer={answer}
          onCounted={isOwn ? count : undefined}
          onNext={() => dispatch({ type: 'wentOn' })}
        />
      }
    />
  )
}

/** Lets the other words join once, when they have come. @returns whether they have joined */
function useOthers(isThere: boolean, join: () => void) {
  const [hasJoined, setJoined] = useState(isThere)
  const joinNow = useEffectEvent(() => {
    if (hasJoined) return
    join()
    setJoined(true)
  })
  useEffect(() => {
    if (isThere) joinNow()
  }, [isThere])
  return hasJoined
}
