import { Navigate, Route, Routes } from 'react-router'
import { LessonsRoute } from '../features/lessons/lessons.route.tsx'
import { paths } from '../parts/paths.ts'
import { lazyRoute } from './lazy-route.tsx'

const lesson = () => import('../features/lessons/lesson.route.tsx')
const Lesson = lazyRoute(lesson, 'LessonRoute')
export const ImageLesson = lazyRoute(lesson, 'ImageLessonRoute')
export const TypingLesson = lazyRoute(lesson, 'TypingLessonRoute')
export const Reorder = lazyRoute(() => import('../features/lessons/reorder.route.tsx'), 'ReorderRoute')

/** The pages below /excercise, apart from the others, so that who opens another one need not load them. */
export function LessonPages() {
  return (
    <Routes>
      <Route index element={<LessonsRoute />} />
      <Route path="lesson/:id" element={<Lesson />} />
      <Route path="*" element={<Navigate to={paths.songs} replace />} />
    </Routes>
  )
}
