import { ChartColumn, Clapperboard, Library, LogIn, LogOut, Music, Settings } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/use-session.ts'
import { paths } from '../parts/paths.ts'
import { LessonsLink } from './lessons-link.tsx'
import { NavEntry } from './nav-entry.tsx'
import { useLogOut } from './use-log-out.ts'

const places = [
  { to: paths.videos, icon: Clapperboard, name: 'videos', section: /^\/videos?(\/|$)/ },
  { to: paths.songs, icon: Music, name: 'songs', section: /^\/songs?(\/|$)/ },
  { to: paths.vocabulary, icon: Library, name: 'vocabulary', section: /^\/vocabulary(\/|$)/ },
] as const

type Props = { className: string }

/** Where there is something to learn. */
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

/** Its code comes later: the login page has no menu. A menu is no reason to shut the page. */
const Practise = lazy<ComponentType<Props>>(() =>
  import('./practise-links.tsx').then(
    (module) => ({ default: module.PractiseLinks }),
    () => ({ default: () => null }),
  ),
)

/** What is practised without a video; for learners. */
export function PractiseLinks(props: Props) {
  if (useSession() === null) return null
  return (
    <Suspense>
      <Practise {...props} />
    </Suspense>
  )
}

/** What has been learnt. On a phone it stands apart from the places: with the lessons there would be too many. */
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

/** What concerns the account. */
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
