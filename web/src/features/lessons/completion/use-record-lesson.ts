import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import type { recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import { useCallback, useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { randomId } from '../../../api/random-id.ts'
import { getSession } from '../../../api/session.ts'
import { useSession } from '../../../api/use-session.ts'
import { useOutbox } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { deleteSavedLesson, nobody } from './saved-lesson.ts'

/** The completion of a lesson; `waiting` until the server has answered. */
export type Completion =
  | { state: 'waiting' }
  | { state: 'saved'; reply: ReplyOf<typeof recordLessonProgress> }
  | { state: 'refused'; code: ApiError['code'] }

/** Reports the progress of a lesson to the server through the outbox, so that it also works offline. */
export function useRecordLesson(lessonId: number) {
  const client = useQueryClient()
  const session = useSession()
  // The languages at the time of opening, because the account may have changed them when an entry is sent.
  const [languages] = useState(
    () =>
      session && {
        native_language: session.user.nativeLanguage,
        target_language: session.user.targetLanguage,
      },
  )
  const [completion, setCompletion] = useState<Completion>({ state: 'waiting' })
  /** Id of the completion of the present run. */
  const completionId = useRef<string | null>(null)
  const refresh = useCallback(() => {
    const { lessons, vocabulary, reviews } = queryKeys
    for (const queryKey of [lessons.allPaths, lessons.allMeta, vocabulary.all, reviews.all])
      void client.invalidateQueries({ queryKey })
  }, [client])
  const { post, isHeldUp } = useOutbox({
    onSent: ({ id, lesson, refusal, hasWaited }) => {
      if (id !== completionId.current) return
      if (lesson) setCompletion({ state: 'saved', reply: lesson })
      else if (refusal) setCompletion({ state: 'refused', code: refusal })
      if (hasWaited) refresh()
    },
  })

  const progress = useCallback(
    (status: 'started' | 'listened', position?: number) => {
      const body = {
        ...languages,
        exercise_id: lessonId,
        status,
        ...(position !== undefined && { position }),
      }
      const refreshPath = () => client.invalidateQueries({ queryKey: queryKeys.lessons.allPaths })
      // An entry may be sent after the learner returned to the path, which shows the progress.
      void post({ kind: 'lessonProgress', id: randomId(), at: Date.now(), body }).then(refreshPath)
      void client.invalidateQueries({ queryKey: queryKeys.lessons.allPaths, refetchType: 'none' })
    },
    [lessonId, post, client, languages],
  )
  const attempt = useCallback(
    (itemId: string, isCorrect: boolean, direction?: LessonDirection) => {
      const id = randomId()
      const body = {
        ...languages,
        id,
        item_id: itemId,
        is_correct: isCorrect,
        ...(direction && { direction }),
      }
      void post({ kind: 'lessonAttempt', id, at: Date.now(), body })
    },
    [post, languages],
  )
  const complete = useCallback(() => {
    const id = randomId()
    completionId.current = id
    deleteSavedLesson(lessonId, getSession() ?? nobody)
    const body = { ...languages, exercise_id: lessonId, status: 'completed' } as const
    void post({ kind: 'lessonProgress', id, at: Date.now(), body }).then(refresh)
  }, [lessonId, post, languages, refresh])
  /** Starts the lesson again. */
  const begin = useCallback(() => {
    completionId.current = null
    deleteSavedLesson(lessonId, getSession() ?? nobody)
    setCompletion({ state: 'waiting' })
  }, [lessonId])
  return { progress, attempt, complete, begin, completion, isDelayed: isHeldUp }
}

export type RecordLesson = ReturnType<typeof useRecordLesson>
