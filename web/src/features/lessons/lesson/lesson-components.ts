import type { LessonType } from '@verbena/contract/lessons/lessons'
import type { ComponentType } from 'react'
import { lazyPage } from '../../../parts/deferred/lazy-page.tsx'

export type LessonComponentProps = {
  id: number
  title: string
  /** Id of the following lesson; null at the end of a level. */
  next: number | null
  /** It was completed before, so it starts again. */
  isDone: boolean
}

/** The code of a lesson type is loaded when a lesson of that type is opened. */
export const lessonComponents: Record<LessonType, ComponentType<LessonComponentProps>> = {
  'word-bank': lazyPage(() => import('../word-bank/word-bank-lesson.tsx'), 'WordBankLesson'),
  'emoji-vocab': lazyPage(() => import('../pictures/picture-lesson.tsx'), 'PictureLesson'),
  'typing-translation': lazyPage(() => import('../typing/typing-lesson.tsx'), 'TypingLesson'),
}
