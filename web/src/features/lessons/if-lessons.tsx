import type { ReactNode } from 'react'
import { useSession } from '../../api/use-session.ts'
import { hadLessons } from '../../parts/remembered-lessons.ts'
import { useAvailability } from './use-availability.ts'

/** Shown to a learner who has lessons; until the server says so, to one who had some the last time. */
export function IfLessons({ children }: { children: ReactNode }) {
  const user = useSession()?.user
  const { data } = useAvailability()
  return user && (data ?? hadLessons(user)) ? children : null
}
