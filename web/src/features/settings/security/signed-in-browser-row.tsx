import { endOneSession, type SignedInBrowser } from '@verbena/contract/settings/settings'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { sessionsQuery } from '../settings-queries.ts'
import { useLocalDate } from '../use-local-date.ts'
import { browserName } from './browser-name.ts'
import { SignInMethodRow } from './sign-in-method-row.tsx'

type Props = { session: SignedInBrowser; learnerId: string; onSignedOut: () => void }

export function SignedInBrowserRow({ session, learnerId, onSignedOut }: Props) {
  const { t } = useTranslation('settings')
  const date = useLocalDate()(session.lastUsedAt)
  const name = nameOf(session, t)
  const { id, isCurrent } = session
  return (
    <SignInMethodRow
      name={
        <>
          {name}
          {isCurrent && <span className="settings-browser__mark">{t('sessions.thisBrowser')}</span>}
        </>
      }
      detail={t('sessions.lastUsed', { date })}
      canRemove={!isCurrent}
      texts={{
        remove: t('sessions.signOut'),
        label: t('sessions.signOutOf', { name }),
        removed: t('sessions.signedOut', { name }),
      }}
      removal={{
        id,
        queryKey: sessionsQuery(learnerId).queryKey,
        send: () => call(endOneSession, { params: { id } }),
      }}
      onRemoved={onSignedOut}
    />
  )
}

function nameOf({ userAgent }: SignedInBrowser, t: TFunction<'settings'>): string {
  const { browser, system } = browserName(userAgent)
  if (browser && system) return t('sessions.browser', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
