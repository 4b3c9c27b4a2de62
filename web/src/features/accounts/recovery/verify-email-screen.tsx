import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/use-session.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Landing } from '../landing.tsx'
import { useForgetMailedToken, useMailedToken } from './use-mailed-token.ts'
import { useVerification } from './use-verification.ts'
import { WayOn } from './way-on.tsx'

export function VerifyEmailScreen() {
  const { t } = useTranslation(['recovery', 'common'])
  const token = useMailedToken()
  const { data, error, mutate, isPending } = useVerification(token ?? '')
  const code = error instanceof ApiError ? error.code : undefined
  const isNotValid = !token || code === 'LINK_NOT_VALID' || code === 'INVALID_REQUEST'
  const isTaken = code === 'EMAIL_TAKEN'
  useForgetMailedToken(Boolean(data) || isNotValid || isTaken)
  if (data)
    return (
      <Answer id="done" title={t('verify.done')} note={t('verify.doneNote', { email: data.email })}>
        <ToVerbena />
      </Answer>
    )
  if (isNotValid || isTaken)
    return (
      <Answer
        id={isTaken ? 'taken' : 'notValid'}
        title={isTaken ? t('verify.taken') : t('verify.notValid')}
        note={isTaken ? t('verify.takenNote') : t('verify.notValidNote')}
      >
        <ToSettings />
      </Answer>
    )
  return (
    <Answer
      id={error ? 'failed' : 'ask'}
      title={error ? t('verify.failed') : t('verify.heading')}
      note={error ? errorMessage(error, t) : t('verify.ask')}
      foot={<WayOn />}
    >
      <Button variant="primary" tall busy={isPending} onClick={() => mutate()}>
        {error ? t('common:tryAgain') : t('verify.confirm')}
      </Button>
    </Answer>
  )
}

type AnswerProps = {
  /** Which answer it is, whatever the language. */
  id: 'done' | 'taken' | 'notValid' | 'failed' | 'ask'
  title: string
  note: string
  foot?: ReactNode
  children: ReactNode
}

/** What there is to know, as the heading of the page, and one way on. */
function Answer({ id, title, note, foot = null, children }: AnswerProps) {
  const { t } = useTranslation('recovery')
  return (
    <Landing foot={foot}>
      {/* A new answer takes the focus, as a new page would; the same one in another language does not. */}
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

/** @param from where the login leads on to */
function ToLogin({ from }: { from?: string }) {
  const { t } = useTranslation('common')
  return (
    <ButtonLink variant="primary" tall to={paths.login} state={from ? { from } : null}>
      {t('nav.logIn')}
    </ButtonLink>
  )
}
