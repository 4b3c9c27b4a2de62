import { useMutation } from '@tanstack/react-query'
import { login } from '@verbena/contract/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { isGuest } from '../../parts/onboarding-answers.ts'
import { paths } from '../../parts/paths.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { accountFailure } from './account-failure.ts'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { enter } from './enter.ts'
import { googleFailure } from './google/google-failure.ts'
import { GoogleSignIn } from './google/google-sign-in.tsx'
import { Landing } from './landing.tsx'
import { readLoginReason } from './login-reason.ts'

export function LoginScreen() {
  const { t } = useTranslation('accounts')
  // Once the session is stored, the guard above the routes leads on.
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: Credentials) => enter(await call(login, { body })),
  })
  const [googleError, sayOfGoogle] = useState<unknown>()
  const reason = readLoginReason(useLocation().state)
  return (
    <Landing foot={<LoginFoot />}>
      <PageTitle title={t('login.title')}>{t('login.heading')}</PageTitle>
      <p className="muted">{reason ? t(`login.reason.${reason}`) : t('login.lede')}</p>
      <CredentialsForm
        submitLabel={t('login.submit')}
        passwordAutoComplete="current-password"
        message={
          googleError ? googleFailure(googleError, t) : error ? accountFailure(error, 'login', t) : undefined
        }
        busy={isPending}
        onSubmit={(credentials) => {
          sayOfGoogle(undefined)
          mutate(credentials)
        }}
      >
        <Link className="link landing__forgot" to={paths.forgotPassword}>
          {t('login.forgot')}
        </Link>
      </CredentialsForm>
      <GoogleSignIn onFailure={sayOfGoogle} />
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
