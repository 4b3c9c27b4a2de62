import { useQueryClient } from '@tanstack/react-query'
import { millisecondsMaximum } from '@verbena/contract/reviews/review-limits'
import type { ReviewItem } from '@verbena/contract/reviews/reviews'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { useEffect, useReducer, useRef, useState } from 'react'
import { randomId } from '../../../api/random-id.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import type { OutboxEntry, SentEntry } from '../../../parts/outbox/outbox-entry.ts'
import { useOutbox } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useSilentMode } from '../../../parts/session/use-silent-mode.ts'
import { useWordJudge } from '../../../parts/typed-answer/use-word-judge.ts'
import { rightAnswersTo } from './judge-question.ts'
import { type Answer, exerciseOf, questionOf, reviewReducer, startReview } from './review-session.ts'

/** The state of a round, with its timer, the outbox, and the replies of the server. */
export function useReviewSession(items: readonly ReviewItem[], isPractice: boolean, now: () => number) {
  const silence = useSilentMode()
  const [session, dispatch] = useReducer(reviewReducer, items, (all) =>
    startReview(all, { isPractice, isSilent: silence.isSilent }),
  )
  const [isRefused, setRefused] = useState(false)
  const onSent = ({ id, reply, refusal }: SentEntry) => {
    if (reply) dispatch({ type: 'rescheduled', id, ...reply })
    if (refusal === 'ANSWERED_SINCE') setRefused(true)
  }
  const { post, isHeldUp, hasSettled } = useReviewPost(onSent)
  const { native } = useAudience()
  const question = questionOf(session)
  const asked = useRef(question)
  useEffect(() => {
    asked.current = question
  }, [question])
  const answered = question?.direction === 'meaning' ? native : (question?.language ?? native)
  const { judge, isJudging } = useWordJudge(answered)
  const stopwatch = useStopwatch()

  const answer = (given: Pick<Answer, 'verdict'> & Partial<Answer>) => {
    if (!question) return
    const exercise = exerciseOf(question, session)
    const plain = {
      option: null,
      given: null,
      exercise,
      milliseconds: Math.min(millisecondsMaximum, stopwatch.elapsedMs()),
    }
    dispatch({ type: 'answered', answer: { ...plain, ...given } })
  }
  return {
    session,
    question,
    isHeldUp,
    hasSettled,
    isRefused,
    choose: (option: number) =>
      answer({ verdict: option === question?.correctIndex ? 'right' : 'wrong', option }),
    isJudging,
    type: async (text: string) => {
      if (!question || text.trim() === '') return
      const judgement = await judge({ answer: text, ...rightAnswersTo(question) })
      if (asked.current !== question) return
      answer({ verdict: judgement.isRight ? 'right' : 'wrong', given: { answer: text, judgement } })
    },
    show: () => answer({ verdict: 'shown', exercise: 'self' }),
    countAsRight: (translation: string) => dispatch({ type: 'countedAsRight', translation }),
    grade: (grade: Grade) => {
      if (!question || !session.answer) return
      const id = randomId()
      setRefused(false)
      dispatch({ type: 'graded', id, grade })
      stopwatch.restart()
      if (!isPractice) post(reviewOf({ question, answer: session.answer, id, grade, at: now() }))
    },
    takeBack: () => {
      const last = session.answer ? undefined : session.graded.at(-1)
      dispatch({ type: 'tookBack' })
      if (last) stopwatch.restart()
      if (last && !isPractice) post({ kind: 'undo', id: randomId(), at: now(), answerId: last.id })
    },
    silence: (isSilent: boolean) => {
      silence.choose(isSilent)
      dispatch({ type: 'silenced', isSilent })
    },
  }
}

type Given = {
  question: NonNullable<ReturnType<typeof questionOf>>
  answer: Answer
  id: string
  grade: Grade
  at: number
}

function reviewOf({ question, answer, id, grade, at }: Given): OutboxEntry {
  const { language, lemma, direction } = question
  const { exercise, milliseconds } = answer
  return {
    kind: 'review',
    id,
    at,
    body: { id, language, lemma, direction, grade, exercise, milliseconds },
  }
}

/** Measures how long the current question has been shown, in whole milliseconds. */
function useStopwatch() {
  const startedAt = useRef(0)
  const restart = () => {
    startedAt.current = performance.now()
  }
  useEffect(() => {
    startedAt.current = performance.now()
  }, [])
  return { restart, elapsedMs: () => Math.round(performance.now() - startedAt.current) }
}

/** Posts grades to the outbox. Refetches the due cards after all entries were sent, or when the learner leaves. */
function useReviewPost(onSent: (sent: SentEntry) => void) {
  const client = useQueryClient()
  const [unsettled, setUnsettled] = useState(0)
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.reviews.summary })
  const { post, isHeldUp } = useOutbox({ onSent, onLeftoversSent: refresh })
  return {
    post: (entry: OutboxEntry) => {
      setUnsettled((count) => count + 1)
      void post(entry).then(() => {
        setUnsettled((count) => count - 1)
        return refresh()
      })
    },
    isHeldUp,
    hasSettled: unsettled === 0,
  }
}
