import { Clapperboard, Library, LogIn, LogOut, type LucideIcon, Music, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { paths } from '../parts/paths.ts'
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
  return places.map(({ to, icon, name, section }) => (
    <Entry key={to} to={to} icon={icon} label={t(`nav.${name}`)} section={section} className={className} />
  ))
}

/** What concerns the account. */
export function AccountLinks({ className }: Props) {
  const { t } = useTranslation('common')
  const isSignedIn = useSession() !== null
  const logOut = useLogOut()
  if (!isSignedIn) return <LogInLink className={className} />
  return (
    <>
      <Entry
        to={paths.settings}
        icon={Settings}
        label={t('nav.settings')}
        section={/^\/settings$/}
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
  return <Entry to={paths.login} icon={LogIn} label={t('nav.logIn')} className={className} />
}

type EntryProps = Props & {
  to: string
  icon: LucideIcon
  label: string
  /** The addresses under which this entry is where one is: a video belongs to the videos. */
  section?: RegExp
}

function Entry({ to, icon: Icon, label, section, className }: EntryProps) {
  const { pathname } = useLocation()
  return (
    <Link
      to={to}
      className={className}
      title={label}
      aria-current={section?.test(pathname) ? 'page' : undefined}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>{label}</span>
    </Link>
  )
}
