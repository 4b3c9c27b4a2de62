import { Route } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { deferComponent } from '../../parts/deferred/deferred-component.ts'
import { useDeferredComponent } from '../../parts/deferred/use-deferred-component.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { hadLessons } from '../../parts/storage/had-lessons.ts'
import { NavEntry } from './nav-entry.tsx'

/** Deferred, because the login page needs no code that calls the server. */
const ifLessons = deferComponent(
  async () => (await import('../../features/lessons/if-lessons.tsx')).IfLessons,
)

/** The menu entry of the lessons, for learners who have some. */
export function LessonsLink({ className }: { className: string }) {
  const { t } = useTranslation('common')
  const isSignedIn = useSession() !== null
  const { Component: IfLessons = IfHadLessons } = useDeferredComponent(ifLessons, isSignedIn)
  if (!isSignedIn) return null
  return (
    <IfLessons>
      <NavEntry
        to={paths.lessons}
        icon={Route}
        label={t('nav.lessons')}
        section={/^\/(excercise|lion|verb)(\/|$)/}
        className={className}
      />
    </IfLessons>
  )
}

function IfHadLessons({ children }: { children: ReactNode }) {
  const session = useSession()
  return session && hadLessons(session) ? children : null
}
