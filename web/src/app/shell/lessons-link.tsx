import Route from 'lucide-react/icons/route'
import { useTranslation } from 'react-i18next'
import { IfLessons } from '../../features/lessons/if-lessons.tsx'
import { paths } from '../../parts/navigation/paths.ts'
import { NavEntry } from './nav-entry.tsx'

/** The menu entry of the lessons, for learners who have some. */
export function LessonsLink({ className }: { className: string }) {
  const { t } = useTranslation('common')
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
