import { useMutation } from '@tanstack/react-query'
import { login } from '@verbena/contract/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { paths } from '../../parts/paths.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { accountFailure } from './account-failure.ts'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { enter } from './enter.ts'
import { GoogleSignIn } from './google/google-sign-in.tsx'
import { Landing } from './landing.tsx'

export function LoginScreen() {
  const { t } = useTranslation('accounts')
  // Once the session is stored, the guard above the routes leads on.
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: Credentials) => enter(await call(login, { body })),
  })
  const [googleMessage, sayOfGoogle] = useState<string>()
  return (
    <Landing foot={<LoginFoot />}>
      <PageTitle title={t('login.title')}>{t('login.heading')}</PageTitle>
      <p className="muted">{t('login.lede')}</p>
      <CredentialsForm
        submitLabel={t('login.submit')}
        passwordAutoComplete="current-password"
        message={googleMessage ?? (error ? accountFailure(error, 'login', t) : undefined)}
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
      <GoogleSignIn onMessage={sayOfGoogle} />
    </Landing>
  )
}

function LoginFoot() {
  const { t } = useTranslation('accounts')
  const { state } = useLocation()
  return (
    <>
      {t('login.newHere')}{' '}
      <Link className="link" to={paths.signup} state={state}>
        {t('login.chooseLanguage')}
      </Link>
    </>
  )
}
