import { useMutation } from '@tanstack/react-query'
import { signupPasswordMinimum } from '@verbena/contract/accounts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../parts/paths.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { useToast } from '../../ui/toast.tsx'
import { accountFailure } from './account-failure.ts'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { Landing } from './landing.tsx'
import { type SignupAnswers, signUp } from './sign-up.ts'

export function SignupScreen({ answers }: { answers: SignupAnswers }) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const lost = useRef<Credentials>(undefined)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { areAnswersSaved } = await signUp(credentials, answers, isSame(lost.current, credentials))
      // Said in a toast: by now the guard has led on to the next page.
      toast({ text: areAnswersSaved ? t('signup.success') : t('signup.answersNotSaved') })
    },
    onError: (failure, credentials) => {
      if (failure instanceof ApiError && failure.code === 'NETWORK') lost.current = credentials
    },
  })
  const checkPassword = (password: string) =>
    password.length < signupPasswordMinimum ? t('signup.passwordTooShort') : undefined
  return (
    <Landing foot={<SignupFoot />}>
      <PageTitle title={t('signup.title')} />
      <p className="muted">{t('signup.lede')}</p>
      <CredentialsForm
        submitLabel={t('signup.submit')}
        passwordAutoComplete="new-password"
        passwordHint={t('signup.passwordHint')}
        checkPassword={checkPassword}
        message={error ? accountFailure(error, 'signup', t) : undefined}
        busy={isPending}
        onSubmit={(credentials) => mutate(credentials)}
      />
    </Landing>
  )
}

const isSame = (a: Credentials | undefined, b: Credentials) =>
  a?.username === b.username && a.password === b.password

function SignupFoot() {
  const { t } = useTranslation('accounts')
  const { state } = useLocation()
  return (
    <>
      {t('signup.haveAccount')}{' '}
      <Link className="link" to={paths.login} state={state}>
        {t('signup.logIn')}
      </Link>
    </>
  )
}
