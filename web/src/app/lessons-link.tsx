import { Route } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/use-session.ts'
import { paths } from '../parts/paths.ts'
import { hadLessons } from '../parts/remembered-lessons.ts'
import { NavEntry } from './nav-entry.tsx'

/** Asks the server, so its code comes later: the login page asks nothing. A menu is no reason to shut the page. */
const IfLessons = lazy(() =>
  import('../features/lessons/if-lessons.tsx').then(
    (module) => ({ default: module.IfLessons }),
    () => ({ default: IfHadLessons }),
  ),
)

/** In the menu of learners who have lessons. */
export function LessonsLink({ className }: { className: string }) {
  const { t } = useTranslation('common')
  const entry = (
    <NavEntry
      to={paths.lessons}
      icon={Route}
      label={t('nav.lessons')}
      section={/^\/(excercise|lion|verb)(\/|$)/}
      className={className}
    />
  )
  if (useSession() === null) return null
  return (
    <Suspense fallback={<IfHadLessons>{entry}</IfHadLessons>}>
      <IfLessons>{entry}</IfLessons>
    </Suspense>
  )
}

function IfHadLessons({ children }: { children: ReactNode }) {
  const user = useSession()?.user
  return user && hadLessons(user) ? children : null
}
