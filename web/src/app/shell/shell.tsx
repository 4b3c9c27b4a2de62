import CircleUser from 'lucide-react/icons/circle-user'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import './shell.css'
import './removal-notice.css'
import { useSession } from '../../api/use-session.ts'
import { Deferred } from '../../parts/deferred/deferred.tsx'
import { deferComponent } from '../../parts/deferred/deferred-component.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { BrandMark } from '../../ui/pictures/brand-mark.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { RouteBoundary } from '../router/route-boundary.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { AccountLinks, PlaceLinks, PracticeLinks, ProgressLink } from './nav-links.tsx'

/** Deferred, because few accounts are scheduled for deletion. */
const deletionNotice = deferComponent(
  async () =>
    (await import('../../features/accounts/recovery/account-deletion-notice.tsx')).AccountDeletionNotice,
)

/** The frame around every page: a sidebar (narrow beside the player), or two bars on a phone. */
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
          <PracticeLinks className="nav__item" />
        </nav>
        <nav className="nav sidebar__account" aria-label={t('nav.account')}>
          <AccountLinks className="nav__item" />
        </nav>
      </aside>
      <TopBar />
      <div id="content" className="shell__content" tabIndex={-1}>
        <PlannedDeletion />
        <RouteBoundary>
          <Outlet />
        </RouteBoundary>
      </div>
      <BottomBar />
    </div>
  )
}

function PlannedDeletion() {
  const deleteAt = useSession()?.user.deleteAt
  return (
    <Deferred component={deletionNotice} given={deleteAt ? { deleteAt } : null}>
      <div className="removal-notice" />
    </Deferred>
  )
}

function Brand() {
  return (
    <Link className="brand" to={paths.root}>
      <BrandMark />
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
