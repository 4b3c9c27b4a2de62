import { Navigate } from 'react-router'
import { useHasLessons } from '../../features/lessons/use-has-lessons.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Redirects a learner to the lessons if there are any; otherwise, or after an error, to the videos. */
export function RootPage() {
  const { data: hasLessons, isPending } = useHasLessons()
  if (isPending) return <PageSkeleton />
  return <Navigate to={hasLessons ? paths.lessons : paths.videos} replace />
}
