import type { ReactNode } from 'react'
import { useSession } from '../../api/use-session.ts'
import { hadLessons } from '../../parts/storage/lesson-availability.ts'
import { useHasLessons } from './use-has-lessons.ts'

/**
 * Renders its children for a learner who has lessons. Until the server answers, the last known answer counts; before the
 * first one they are rendered, because most learners have lessons, and a menu that grows moves what is being pressed.
 */
export function IfLessons({ children }: { children: ReactNode }) {
  const session = useSession()
  const { data, isPending } = useHasLessons()
  return session && (data ?? hadLessons(session) ?? isPending) ? children : null
}
