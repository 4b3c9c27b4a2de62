import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/use-session.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Landing } from '../landing/landing.tsx'
import { ContinueLink } from './continue-link.tsx'
import { useEmailedToken, useRemoveEmailedToken } from './use-emailed-token.ts'
import { useVerification } from './use-verification.ts'

export function VerifyEmailScreen() {
  const { t } = useTranslation(['recovery', 'common'])
  const token = useEmailedToken()
  const { data, error, mutate, isPending } = useVerification(token ?? '')
  const code = error instanceof ApiError ? error.code : undefined
  const isNotValid = !token || code === 'LINK_NOT_VALID' || code === 'INVALID_REQUEST'
  const isTaken = code === 'EMAIL_TAKEN'
  useRemoveEmailedToken(Boolean(data) || isNotValid || isTaken)
  if (data)
    return (
      <VerificationState
        id="done"
        title={t('verify.done')}
        note={t('verify.doneNote', { email: data.email })}
      >
        <ToVerbena />
      </VerificationState>
    )
  if (isNotValid || isTaken)
    return (
      <VerificationState
        id={isTaken ? 'taken' : 'notValid'}
        title={isTaken ? t('verify.taken') : t('verify.notValid')}
        note={isTaken ? t('verify.takenNote') : t('verify.notValidNote')}
      >
        <ToSettings />
      </VerificationState>
    )
  return (
    <VerificationState
      id={error ? 'failed' : 'ask'}
      title={error ? t('verify.failed') : t('verify.heading')}
      note={error ? errorMessage(error, t) : t('verify.ask')}
      foot={<ContinueLink />}
    >
      <Button variant="primary" tall busy={isPending} onClick={() => mutate()}>
        {error ? t('common:tryAgain') : t('verify.confirm')}
      </Button>
    </VerificationState>
  )
}

type StateProps = {
  /** Identifies the state independently of the language. */
  id: 'done' | 'taken' | 'notValid' | 'failed' | 'ask'
  title: string
  note: string
  foot?: ReactNode
  children: ReactNode
}

/** The state of the verification as the heading of the page, with one action. */
function VerificationState({ id, title, note, foot = null, children }: StateProps) {
  const { t } = useTranslation('recovery')
  return (
    <Landing foot={foot}>
      {/* A new state takes the focus like a new page; a change of the language does not. */}
      <PageTitle key={id} title={t('verify.title')}>
        {title}
      </PageTitle>
      <p className="muted">{note}</p>
      <div className="landing__actions">{children}</div>
    </Landing>
  )
}

function ToVerbena() {
  const { t } = useTranslation('recovery')
  return useSession() ? (
    <ButtonLink variant="primary" tall to={paths.root}>
      {t('home')}
    </ButtonLink>
  ) : (
    <ToLogin />
  )
}

function ToSettings() {
  const { t } = useTranslation('recovery')
  return useSession() ? (
    <ButtonLink variant="primary" tall to={paths.settings}>
      {t('verify.settings')}
    </ButtonLink>
  ) : (
    <ToLogin from={paths.settings} />
  )
}

/** @param from the page to open after the login */
function ToLogin({ from }: { from?: string }) {
  const { t } = useTranslation('common')
  return (
    <ButtonLink variant="primary" tall to={paths.login} state={from ? { from } : null}>
      {t('nav.logIn')}
    </ButtonLink>
  )
}
