import type { ReactNode } from 'react'
import { useSession } from '../../api/use-session.ts'
import { hadLessons } from '../../parts/storage/had-lessons.ts'
import { useHasLessons } from './use-has-lessons.ts'

/** Renders its children for a learner who has lessons. Until the server answers, the last known answer counts. */
export function IfLessons({ children }: { children: ReactNode }) {
  const session = useSession()
  const { data } = useHasLessons()
  return session && (data ?? hadLessons(session)) ? children : null
}
