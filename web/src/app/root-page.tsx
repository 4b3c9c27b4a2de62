import { Navigate } from 'react-router'
import { useAvailability } from '../features/lessons/use-availability.ts'
import { paths } from '../parts/paths.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Leads a learner to the lessons where there are some, and to the videos otherwise, also when nobody can tell. */
export function RootPage() {
  const { data: hasLessons, isPending } = useAvailability()
  if (isPending) return <PageSkeleton />
  return <Navigate to={hasLessons ? paths.lessons : paths.videos} replace />
}
