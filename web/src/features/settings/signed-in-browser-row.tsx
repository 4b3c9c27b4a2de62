import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOneSession, type SignedInBrowser } from '@verbena/contract/settings'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { browserName } from './browser-name.ts'
import { hasCode } from './settings-failure.ts'
import { sessionsQuery } from './settings-queries.ts'
import { useLocalDate } from './use-local-date.ts'

type Props = { session: SignedInBrowser; username: string; onSignedOut: () => void }

export function SignedInBrowserRow({ session, username, onSignedOut }: Props) {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const writeDate = useLocalDate()
  const name = nameOf(session, t)
  const { mutate, isPending, error } = useEndSession(session.id, username)
  const signOut = () =>
    mutate(undefined, {
      onSuccess: () => {
        onSignedOut()
        toast({ text: t('sessions.signedOut', { name }) })
      },
    })
  return (
    <li className="settings-browser">
      <div>
        <p className="settings-browser__name">
          {name}
          {session.isCurrent && <span className="settings-browser__mark">{t('sessions.thisBrowser')}</span>}
        </p>
        <p className="caption">{t('sessions.lastUsed', { date: writeDate(session.lastUsedAt) })}</p>
        <div role="alert">{error && <p className="field__error">{errorMessage(error, t)}</p>}</div>
      </div>
      {!session.isCurrent && (
        <Button
          variant="text"
          busy={isPending}
          aria-label={t('sessions.signOutOf', { name })}
          onClick={signOut}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  )
}

function nameOf({ userAgent }: SignedInBrowser, t: TFunction<'settings'>): string {
  const { browser, system } = browserName(userAgent)
  if (browser && system) return t('sessions.browser', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}

function useEndSession(id: string, username: string) {
  const client = useQueryClient()
  const { queryKey } = sessionsQuery(username)
  return useMutation({
    mutationFn: async () => {
      try {
        await call(endOneSession, { params: { id } })
      } catch (error) {
        // Signed out already, there or from another tab: what the learner wanted.
        if (!hasCode(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess: () => {
      client.setQueryData(queryKey, (sessions) => sessions?.filter((session) => session.id !== id))
      void client.invalidateQueries({ queryKey })
    },
  })
}
