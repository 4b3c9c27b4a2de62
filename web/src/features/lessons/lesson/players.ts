import type { LessonType } from '@verbena/contract/lessons'
import { type ComponentType, lazy } from 'react'

export type PlayerProps = {
  id: number
  title: string
  /** The lesson behind it; null at the end of a level. */
  next: number | null
  /** It was completed before: it begins anew. */
  isDone: boolean
}

/** Each kind of lesson arrives when one of its kind is opened. */
export const players: Record<LessonType, ComponentType<PlayerProps>> = {
  'word-bank': lazy(() =>
    import('../word-bank/word-bank-lesson.tsx').then(({ WordBankLesson }) => ({ default: WordBankLesson })),
  ),
  'emoji-vocab': lazy(() =>
    import('../pictures/picture-lesson.tsx').then(({ PictureLesson }) => ({ default: PictureLesson })),
  ),
  'typing-translation': lazy(() =>
    import('../typing/typing-lesson.tsx').then(({ TypingLesson }) => ({ default: TypingLesson })),
  ),
}
