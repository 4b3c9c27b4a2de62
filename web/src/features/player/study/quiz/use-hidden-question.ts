import type { QuizQuestion } from '@verbena/contract/media-tests'
import { useEffect } from 'react'
import type { StudyProps } from '../study-props.ts'
import { hiddenWhole } from '../use-hidden-lines.ts'

/** Hides the line of a question in the subtitles until the question is answered. */
export function useHiddenQuestion(
  { onHide }: StudyProps,
  question: QuizQuestion | undefined,
  chosen: number | undefined,
) {
  const line = chosen === undefined ? question?.segment : undefined
  useEffect(() => {
    onHide(line === undefined ? new Map() : new Map([[line, hiddenWhole]]))
  }, [onHide, line])
  useEffect(() => () => onHide(new Map()), [onHide])
}
