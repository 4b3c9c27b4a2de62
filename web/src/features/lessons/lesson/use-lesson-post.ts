import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import type { lessonDirections, recordLessonProgress } from '@verbena/contract/lessons'
import { useCallback, useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { randomId } from '../../../api/random-id.ts'
import { useSession } from '../../../api/use-session.ts'
import { useOutbox, useSendLeftovers } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/query-keys.ts'
import { lessonKeys } from '../lesson-keys.ts'
import { forgetLesson } from './kept-lesson.ts'

type Direction = (typeof lessonDirections)[number]

/** What became of the completion; `waiting` until the server has answered. */
export type Completion =
  | { state: 'waiting' }
  | { state: 'saved'; reply: ReplyOf<typeof recordLessonProgress> }
  | { state: 'refused'; code: ApiError['code'] }

/** Tells the server how a lesson goes, beside the work: without a network all of it waits in the browser. */
export function useLessonPost(lessonId: number) {
  const client = useQueryClient()
  const user = useSession()?.user
  // Those in which the lesson was opened: what is sent later may find the account at others.
  const [languages] = useState(
    () => user && { native_language: user.nativeLanguage, target_language: user.targetLanguage },
  )
  const [completion, setCompletion] = useState<Completion>({ state: 'waiting' })
  /** Of the run that is under way; a completion is reported once. */
  const completionId = useRef<string | null>(null)
  const { post, send, isHeldUp } = useOutbox(({ id, lesson, refusal }) => {
    // Sent after the learner went back to the path, it changes what stands there.
    if (lesson) void client.invalidateQueries({ queryKey: lessonKeys.path })
    if (id !== completionId.current) return
    if (lesson) setCompletion({ state: 'saved', reply: lesson })
    else if (refusal) setCompletion({ state: 'refused', code: refusal })
    for (const queryKey of [lessonKeys.path, lessonKeys.meta, queryKeys.vocabulary, queryKeys.memory])
      void client.invalidateQueries({ queryKey })
  })
  useSendLeftovers(send)

  const progress = useCallback(
    (status: 'started' | 'listened', position?: number) => {
      const body = {
        ...languages,
        exercise_id: lessonId,
        status,
        ...(position !== undefined && { position }),
      }
      void post({ kind: 'lessonProgress', id: randomId(), body })
      void client.invalidateQueries({ queryKey: lessonKeys.path, refetchType: 'none' })
    },
    [lessonId, post, client, languages],
  )
  const attempt = useCallback(
    (itemId: string, isCorrect: boolean, direction?: Direction) => {
      const id = randomId()
      const body = {
        ...languages,
        id,
        item_id: itemId,
        is_correct: isCorrect,
        ...(direction && { direction }),
      }
      void post({ kind: 'lessonAttempt', id, body })
    },
    [post, languages],
  )
  const complete = useCallback(() => {
    if (completionId.current) return
    const id = randomId()
    completionId.current = id
    forgetLesson(lessonId)
    const body = { ...languages, exercise_id: lessonId, status: 'completed' } as const
    void post({ kind: 'lessonProgress', id, body })
  }, [lessonId, post, languages])
  /** The lesson is done once more. */
  const begin = useCallback(() => {
    completionId.current = null
    forgetLesson(lessonId)
    setCompletion({ state: 'waiting' })
  }, [lessonId])
  return { progress, attempt, complete, begin, completion, isHeldUp }
}

export type LessonPost = ReturnType<typeof useLessonPost>
