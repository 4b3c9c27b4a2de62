import { Navigate } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { useHasLessons } from '../../features/lessons/use-has-lessons.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { hadLessons } from '../../parts/storage/lesson-availability.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Redirects a learner to the lessons if there are or were any; otherwise, or after an error, to the videos. */
export function RootPage() {
  const session = useSession()
  const { data: hasLessons, isPending } = useHasLessons()
  if (session && hadLessons(session)) return <Navigate to={paths.lessons} replace />
  if (isPending) return <PageSkeleton />
  return <Navigate to={hasLessons ? paths.lessons : paths.videos} replace />
}
