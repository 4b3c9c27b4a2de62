import { CircleUser } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import './shell.css'
import { useSession } from '../api/use-session.ts'
import { paths } from '../parts/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Mark } from '../ui/mark.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { AccountLinks, PlaceLinks, PractiseLinks, ProgressLink } from './nav-links.tsx'
import { RouteBoundary } from './route-boundary.tsx'

/** Few ever see it. When its code does not arrive, it must not take the page with it: the next load asks again. */
const RemovalNotice = lazy<ComponentType<{ deleteAt: string }>>(() =>
  import('../features/accounts/recovery/removal-notice.tsx').then(
    (module) => ({ default: module.RemovalNotice }),
    () => ({ default: () => null }),
  ),
)

/** The frame around every page: sidebar on a desk, a rail beside the player, two bars on a phone. */
export function Shell() {
  const { t } = useTranslation('common')
  const isPlayer = /^\/(video|song)\//.test(useLocation().pathname)
  return (
    <div className={classNames('shell', isPlayer && 'shell--rail shell--player')}>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <aside className="sidebar">
        <Brand />
        <nav className="nav" aria-label={t('nav.main')}>
          <PlaceLinks className="nav__item" />
          <ProgressLink className="nav__item" />
          <PractiseLinks className="nav__item" />
        </nav>
        <nav className="nav sidebar__account" aria-label={t('nav.account')}>
          <AccountLinks className="nav__item" />
        </nav>
      </aside>
      <TopBar />
      <div id="content" className="shell__content" tabIndex={-1}>
        <PlannedRemoval />
        <RouteBoundary>
          <Outlet />
        </RouteBoundary>
      </div>
      <BottomBar />
    </div>
  )
}

function PlannedRemoval() {
  const deleteAt = useSession()?.user.deleteAt
  if (!deleteAt) return null
  return (
    <Suspense fallback={<div className="removal-notice" />}>
      <RemovalNotice deleteAt={deleteAt} />
    </Suspense>
  )
}

function Brand() {
  return (
    <Link className="brand" to={paths.root}>
      <Mark />
      <span>Verbena</span>
    </Link>
  )
}

function TopBar() {
  const { t } = useTranslation('common')
  const isSignedIn = useSession() !== null
  const label = isSignedIn ? t('nav.settings') : t('nav.logIn')
  return (
    <header className="topbar">
      <Brand />
      <Link className="icon-button" to={isSignedIn ? paths.settings : paths.login} aria-label={label}>
        <CircleUser className="icon" aria-hidden="true" />
      </Link>
    </header>
  )
}
