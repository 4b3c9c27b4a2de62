import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { paths } from '../parts/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { AccountLinks, LogInLink, PlaceLinks, ProgressLink } from './nav-links.tsx'
import { withoutSlash } from './redirect-for.ts'

const behindMore: string[] = [paths.progress, paths.settings]

/** At most five entries: where there is something to learn, and behind "More" what is seldom wanted. */
export function BottomBar() {
  const { t } = useTranslation('common')
  const isSignedIn = useSession() !== null
  return (
    <nav className="bottombar" aria-label={t('nav.main')}>
      <PlaceLinks className="bottombar__item" />
      {isSignedIn ? <More /> : <GuestLinks />}
    </nav>
  )
}

/** A guest has neither lessons nor settings, so nothing needs to hide. */
function GuestLinks() {
  return (
    <>
      <ProgressLink className="bottombar__item" />
      <LogInLink className="bottombar__item" />
    </>
  )
}

/** The browser's own popover: a menu from a library would weigh more than the page it stands on. */
function More() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames('bottombar__item', behindMore.includes(withoutSlash(pathname)) && 'is-current')}
      >
        <Ellipsis className="icon" aria-hidden="true" />
        <span>{t('nav.more')}</span>
      </button>
      {/* A new page begins with it closed. */}
      <div key={pathname} id={id} popover="auto" className="bottombar__more">
        <ProgressLink className="bottombar__entry" />
        <AccountLinks className="bottombar__entry" />
      </div>
    </>
  )
}
