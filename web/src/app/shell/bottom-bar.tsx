import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ToggleEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { useOnChange } from '../../ui/layout/use-on-change.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { AccountLinks, LogInLink, PlaceLinks, PracticeLinks, ProgressLink } from './nav-links.tsx'
import './bottom-bar.css'

const inMoreMenu = /^\/(progress|settings|grammar|writing|listening)(\/|$)/

/** At most five entries: the main sections, and a menu "More" for the others. */
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

/** Guests have no lessons and no settings, so all entries fit. */
function GuestLinks() {
  return (
    <>
      <ProgressLink className="bottombar__item" />
      <LogInLink className="bottombar__item" />
    </>
  )
}

/** Uses the popover API, because a menu library would be larger than the page. */
function More() {
  const { t } = useTranslation('common')
  const { pathname, key } = useLocation()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  // Also closes for a link to the current page. Browsers without popovers have no `hidePopover`.
  useOnChange(key, () => menu.current?.hidePopover?.())
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames('bottombar__item', inMoreMenu.test(pathname) && 'is-current')}
      >
        <Ellipsis className="icon" aria-hidden="true" />
        <span>{t('nav.more')}</span>
      </button>
      {/* Remounts the menu after a navigation, which closes it. */}
      <div
        ref={menu}
        key={pathname}
        id={id}
        popover="auto"
        className="bottombar__more"
        onToggle={focusFirstEntry}
      >
        <ProgressLink className="bottombar__entry" />
        <PracticeLinks className="bottombar__entry" />
        <AccountLinks className="bottombar__entry" />
      </div>
    </>
  )
}

/** Focuses the first entry of the opened menu; the browser returns the focus when it closes. */
function focusFirstEntry({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('a, button')?.focus()
}
