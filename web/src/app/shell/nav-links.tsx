import ChartColumn from 'lucide-react/icons/chart-column'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Music from 'lucide-react/icons/eighth-notes'
import Headphones from 'lucide-react/icons/headphones'
import Library from 'lucide-react/icons/library'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import PenLine from 'lucide-react/icons/pen-line'
import Puzzle from 'lucide-react/icons/puzzle'
import Settings from 'lucide-react/icons/settings'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { LessonsLink } from './lessons-link.tsx'
import { NavEntry } from './nav-entry.tsx'

const places = [
  { to: paths.videos, icon: Clapperboard, name: 'videos', section: /^\/videos?(\/|$)/ },
  { to: paths.songs, icon: Music, name: 'songs', section: /^\/songs?(\/|$)/ },
  { to: paths.vocabulary, icon: Library, name: 'vocabulary', section: /^\/vocabulary(\/|$)/ },
] as const

type Props = { className: string }

/** Links to lessons, videos, songs and vocabulary. */
export function PlaceLinks({ className }: Props) {
  const { t } = useTranslation('common')
  return (
    <>
      <LessonsLink className={className} />
      {places.map(({ to, icon, name, section }) => (
        <NavEntry
          key={to}
          to={to}
          icon={icon}
          label={t(`nav.${name}`)}
          section={section}
          className={className}
        />
      ))}
    </>
  )
}

const practices = [
  { to: paths.grammar, icon: Puzzle, name: 'grammar', section: /^\/grammar(\/|$)/ },
  { to: paths.writing, icon: PenLine, name: 'writing', section: /^\/writing(\/|$)/ },
  { to: paths.listening, icon: Headphones, name: 'listening', section: /^\/listening(\/|$)/ },
] as const

/** Links to practice without a video, for learners only. */
export function PracticeLinks({ className }: Props) {
  const { t } = useTranslation('common')
  if (useSession() === null) return null
  return practices.map(({ to, icon, name, section }) => (
    <NavEntry key={to} to={to} icon={icon} label={t(`nav.${name}`)} section={section} className={className} />
  ))
}

/** Separate from the main sections, because a phone has no room for so many entries. */
export function ProgressLink({ className }: Props) {
  const { t } = useTranslation('common')
  return (
    <NavEntry
      to={paths.progress}
      icon={ChartColumn}
      label={t('nav.progress')}
      section={/^\/progress(\/|$)/}
      className={className}
    />
  )
}

/** Links to the account pages. */
export function AccountLinks({ className }: Props) {
  const { t } = useTranslation('common')
  const isSignedIn = useSession() !== null
  const logOut = useLogOut()
  if (!isSignedIn) return <LogInLink className={className} />
  return (
    <>
      <NavEntry
        to={paths.settings}
        icon={Settings}
        label={t('nav.settings')}
        section={/^\/settings(\/|$)/}
        className={className}
      />
      <button type="button" className={className} title={t('nav.logOut')} onClick={logOut}>
        <LogOut className="icon" aria-hidden="true" />
        <span>{t('nav.logOut')}</span>
      </button>
    </>
  )
}

export function LogInLink({ className }: Props) {
  const { t } = useTranslation('common')
  return <NavEntry to={paths.login} icon={LogIn} label={t('nav.logIn')} className={className} />
}
