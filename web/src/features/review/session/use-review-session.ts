import { useQueryClient } from '@tanstack/react-query'
import { millisecondsMaximum, type ReviewItem } from '@verbena/contract/memory'
import type { Grade } from '@verbena/language/memory/grades'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { randomId } from '../../../api/random-id.ts'
import type { Unsent } from '../../../parts/outbox/outbox.ts'
import type { Sent } from '../../../parts/outbox/send-unsent.ts'
import { useOutbox, useSendLeftovers } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/query-keys.ts'
import { useSilence } from '../../../parts/session/use-silence.ts'
import { useForgivesAccents } from '../../../parts/typed-answer/review-settings.ts'
import { judgeQuestion } from './judge-question.ts'
import {
  type Answer,
  exerciseOf,
  questionOf,
  type ReviewSession,
  reviewReducer,
  startReview,
} from './review-session.ts'

/** A round with its clock, its post and what the server says to it. */
export function useReviewSession(items: readonly ReviewItem[], isPractice: boolean, now: () => number) {
  const silence = useSilence()
  const [session, dispatch] = useReducer(reviewReducer, items, (all) =>
    startReview(all, { isPractice, isSilent: silence.isSilent }),
  )
  const [isRefused, setRefused] = useState(false)
  const onSent = ({ id, reply, refusal }: Sent) => {
    if (reply) dispatch({ type: 'rescheduled', id, ...reply })
    if (refusal === 'ANSWERED_SINCE') setRefused(true)
  }
  const { post, isHeldUp, hasSettled } = useReviewPost(onSent)
  const forgivesAccents = useForgivesAccents()
  const question = questionOf(session)
  const thoughtMilliseconds = useStopwatch(session)

  const answer = (given: Pick<Answer, 'verdict'> & Partial<Answer>) => {
    if (!question) return
    const exercise = exerciseOf(question, session)
    const plain = { option: null, given: null, exercise, milliseconds: thoughtMilliseconds() }
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
    type: (text: string) => {
      if (!question || text.trim() === '') return
      const judgement = judgeQuestion(question, text, forgivesAccents)
      answer({ verdict: judgement.isRight ? 'right' : 'wrong', given: { answer: text, judgement } })
    },
    show: () => answer({ verdict: 'shown', exercise: 'self' }),
    countAsRight: (translation: string) => dispatch({ type: 'countedAsRight', translation }),
    grade: (grade: Grade) => {
      if (!question || !session.answer) return
      const id = randomId()
      setRefused(false)
      dispatch({ type: 'graded', id, grade })
      if (!isPractice) post(reviewOf({ question, answer: session.answer, id, grade, at: now() }))
    },
    takeBack: () => {
      const last = session.answer ? undefined : session.graded.at(-1)
      dispatch({ type: 'tookBack' })
      if (last && !isPractice) post({ kind: 'undo', id: randomId(), answerId: last.id })
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

function reviewOf({ question, answer, id, grade, at }: Given): Unsent {
  const { language, lemma, direction } = question
  const { exercise, milliseconds } = answer
  return {
    kind: 'review',
    id,
    at,
    body: { id, language, lemma, direction, grade, exercise, milliseconds },
  }
}

/** How long the present question has been thought about, in milliseconds. */
function useStopwatch({ queue, graded }: ReviewSession) {
  const since = useRef(0)
  const [question] = queue
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question asked again begins anew
  useEffect(() => {
    since.current = performance.now()
  }, [question, graded.length])
  return () => Math.min(millisecondsMaximum, Math.round(performance.now() - since.current))
}

/** Posts beside the round. What is due is asked for anew once all is sent, or the learner has left. */
function useReviewPost(onSent: (sent: Sent) => void) {
  const client = useQueryClient()
  const { post, send, isHeldUp } = useOutbox(onSent)
  const [latest, setLatest] = useState<Promise<void> | null>(null)
  const [settled, setSettled] = useState<Promise<void> | null>(null)
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: [...queryKeys.memory, 'summary'] }),
    [client],
  )
  useSendLeftovers(send, refresh)
  useEffect(() => {
    void latest?.then(() => setSettled(latest)).then(refresh)
  }, [latest, refresh])
  return {
    post: (entry: Unsent) => setLatest(post(entry)),
    isHeldUp,
    hasSettled: latest === settled,
  }
}
