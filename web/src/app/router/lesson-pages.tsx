import { Navigate, Route, Routes } from 'react-router'
import { LessonsRoute } from '../../features/lessons/lessons.route.tsx'
import { lazyPage } from '../../parts/deferred/lazy-page.tsx'
import { paths } from '../../parts/navigation/paths.ts'

const lesson = () => import('../../features/lessons/lesson.route.tsx')
const Lesson = lazyPage(lesson, 'LessonRoute')
export const PictureLesson = lazyPage(lesson, 'PictureLessonRoute')
export const TypingLesson = lazyPage(lesson, 'TypingLessonRoute')
export const Reorder = lazyPage(() => import('../../features/lessons/reorder.route.tsx'), 'ReorderRoute')

/** The pages below /excercise, in a separate chunk. */
export function LessonPages() {
  return (
    <Routes>
      <Route index element={<LessonsRoute />} />
      <Route path="lesson/:id" element={<Lesson />} />
      <Route path="*" element={<Navigate to={paths.songs} replace />} />
    </Routes>
  )
}
