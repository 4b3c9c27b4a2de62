import { Ellipsis } from 'lucide-react'
import { type ToggleEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { AccountLinks, LogInLink, PlaceLinks, PractiseLinks, ProgressLink } from './nav-links.tsx'

const behindMore = /^\/(progress|settings|grammar|writing|listening)(\/|$)/

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
  const { pathname, key } = useLocation()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  // An entry of the page that is open already closes it too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => {
    // A browser without popovers has nothing to close.
    menu.current?.hidePopover?.()
  }, [key])
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames('bottombar__item', behindMore.test(pathname) && 'is-current')}
      >
        <Ellipsis className="icon" aria-hidden="true" />
        <span>{t('nav.more')}</span>
      </button>
      {/* A new page begins with it closed. */}
      <div
        ref={menu}
        key={pathname}
        id={id}
        popover="auto"
        className="bottombar__more"
        onToggle={focusFirstEntry}
      >
        <ProgressLink className="bottombar__entry" />
        <PractiseLinks className="bottombar__entry" />
        <AccountLinks className="bottombar__entry" />
      </div>
    </>
  )
}

/** Opened by the keyboard, it is where one goes on; the browser gives the focus back when it closes. */
function focusFirstEntry({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('a, button')?.focus()
}
