import { endOneSession, type SignedInBrowser } from '@verbena/contract/settings'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { browserName } from './browser-name.ts'
import { sessionsQuery } from './settings-queries.ts'
import { useLocalDate } from './use-local-date.ts'
import { WayInRow } from './way-in-row.tsx'

type Props = { session: SignedInBrowser; username: string; onSignedOut: () => void }

export function SignedInBrowserRow({ session, username, onSignedOut }: Props) {
  const { t } = useTranslation('settings')
  const date = useLocalDate()(session.lastUsedAt)
  const name = nameOf(session, t)
  const { id, isCurrent } = session
  return (
    <WayInRow
      name={
        <>
          {name}
          {isCurrent && <span className="settings-browser__mark">{t('sessions.thisBrowser')}</span>}
        </>
      }
      detail={t('sessions.lastUsed', { date })}
      mayEnd={!isCurrent}
      words={{
        end: t('sessions.signOut'),
        label: t('sessions.signOutOf', { name }),
        ended: t('sessions.signedOut', { name }),
      }}
      ending={{
        id,
        queryKey: sessionsQuery(username).queryKey,
        ask: () => call(endOneSession, { params: { id } }),
      }}
      onEnded={onSignedOut}
    />
  )
}

function nameOf({ userAgent }: SignedInBrowser, t: TFunction<'settings'>): string {
  const { browser, system } = browserName(userAgent)
  if (browser && system) return t('sessions.browser', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
