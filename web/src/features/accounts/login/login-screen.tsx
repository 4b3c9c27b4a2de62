import { useMutation } from '@tanstack/react-query'
import { login } from '@verbena/contract/accounts/sessions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { isGuest } from '../../../parts/learner/onboarding-answers.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { accountErrorMessage } from '../form/account-error-message.ts'
import { type Credentials, CredentialsForm } from '../form/credentials-form.tsx'
import { startSession } from '../form/start-session.ts'
import { googleErrorMessage } from '../google/google-error-message.ts'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { Landing } from '../landing/landing.tsx'
import { readLoginReason } from './login-reason.ts'

export function LoginScreen() {
  const { t } = useTranslation('accounts')
  // The guard of the routes redirects once the session is stored.
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: Credentials) => startSession(await call(login, { body })),
  })
  const [googleError, setGoogleError] = useState<unknown>()
  const reason = readLoginReason(useLocation().state)
  return (
    <Landing foot={<LoginFoot />}>
      <PageTitle title={t('login.title')}>{t('login.heading')}</PageTitle>
      <p className="muted">{reason ? t(`login.reason.${reason}`) : t('login.lede')}</p>
      <CredentialsForm
        submitLabel={t('login.submit')}
        passwordAutoComplete="current-password"
        message={
          googleError
            ? googleErrorMessage(googleError, t)
            : error
              ? accountErrorMessage(error, 'login', t)
              : undefined
        }
        busy={isPending}
        onSubmit={(credentials) => {
          setGoogleError(undefined)
          mutate(credentials)
        }}
      >
        <Link className="link landing__forgot" to={paths.forgotPassword}>
          {t('login.forgot')}
        </Link>
      </CredentialsForm>
      <GoogleSignIn onFailure={setGoogleError} />
    </Landing>
  )
}

function LoginFoot() {
  const { t } = useTranslation('accounts')
  const { state } = useLocation()
  // A guest has answered the questions already.
  if (isGuest())
    return (
      <>
        <Link className="link" to={paths.signup} state={state}>
          {t('login.createAccount')}
        </Link>
        <span aria-hidden="true">·</span>
        <Link className="link" to={paths.videos}>
          {t('login.backToVideos')}
        </Link>
      </>
    )
  return (
    <>
      {t('login.newHere')}{' '}
      <Link className="link" to={paths.signup} state={state}>
        {t('login.chooseLanguage')}
      </Link>
    </>
  )
}
