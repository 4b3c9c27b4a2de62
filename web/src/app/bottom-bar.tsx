import { Ellipsis, LogOut, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { paths } from '../parts/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { LogInLink, PlaceLinks } from './nav-links.tsx'
import { useLogOut } from './use-log-out.ts'

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

function More() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const logOut = useLogOut()
  return (
    <Menu
      label={t('nav.more')}
      trigger={
        <button
          type="button"
          className={classNames('bottombar__item', pathname === paths.settings && 'is-current')}
        >
          <Ellipsis className="icon" aria-hidden="true" />
          <span>{t('nav.more')}</span>
        </button>
      }
    >
      <MenuItem onSelect={() => void navigate(paths.settings)}>
        <Settings className="icon" aria-hidden="true" />
        {t('nav.settings')}
      </MenuItem>
      <MenuItem onSelect={logOut}>
        <LogOut className="icon" aria-hidden="true" />
        {t('nav.logOut')}
      </MenuItem>
    </Menu>
  )
}
