import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { paths } from '../parts/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { AccountLinks, LogInLink, PlaceLinks } from './nav-links.tsx'

/** At most five entries: where there is something to learn, and behind "More" what is seldom wanted. */
export function BottomBar() {
  const { t } = useTranslation('common')
  const isSignedIn = useSession() !== null
  return (
    <nav className="bottombar" aria-label={t('nav.main')}>
      <PlaceLinks className="bottombar__item" />
      {isSignedIn ? <More /> : <LogInLink className="bottombar__item" />}
    </nav>
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
        className={classNames('bottombar__item', pathname === paths.settings && 'is-current')}
      >
        <Ellipsis className="icon" aria-hidden="true" />
        <span>{t('nav.more')}</span>
      </button>
      {/* A new page begins with it closed. */}
      <div key={pathname} id={id} popover="auto" className="bottombar__more">
        <AccountLinks className="bottombar__entry" />
      </div>
    </>
  )
}
