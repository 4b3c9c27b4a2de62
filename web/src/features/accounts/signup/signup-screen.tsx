import { useMutation } from '@tanstack/react-query'
import { signupPasswordMinimum } from '@verbena/contract/accounts/account-limits'
import { mixesAlphabets } from '@verbena/contract/accounts/username'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { type Credentials, CredentialsForm } from '../form/credentials-form.tsx'
import { passwordError } from '../form/password-error.ts'
import { googleErrorMessage } from '../google/google-error-message.ts'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { Landing } from '../landing/landing.tsx'
import { type SignupAnswers, signUp } from './sign-up.ts'
import { signupError } from './signup-error.ts'

export function SignupScreen({ answers }: { answers: SignupAnswers }) {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, error } = useSignUp(answers)
  const [googleError, sayOfGoogle] = useState<unknown>()
  const refusal = error ? signupError(error, t) : {}
  const minimum = { length: signupPasswordMinimum, message: t('signup.passwordTooShort') }
  return (
    <Landing foot={<SignupFoot />}>
      <PageTitle title={t('signup.title')} />
      <p className="muted">{t('signup.lede')}</p>
      <CredentialsForm
        submitLabel={t('signup.submit')}
        passwordAutoComplete="new-password"
        passwordHint={t('signup.passwordHint')}
        checkUsername={(username) => (mixesAlphabets(username) ? t('mixedAlphabets') : undefined)}
        checkPassword={(password) => passwordError(password, minimum, t)}
        message={googleError ? googleErrorMessage(googleError, t) : refusal.message}
        refused={refusal.fields}
        busy={isPending}
        onSubmit={(credentials) => {
          sayOfGoogle(undefined)
          mutate(credentials)
        }}
      />
      <GoogleSignIn answers={answers} onFailure={sayOfGoogle} />
    </Landing>
  )
}

function useSignUp(answers: SignupAnswers) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const lost = useRef<Credentials>(undefined)
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { areAnswersSaved } = await signUp(credentials, answers, isSame(lost.current, credentials))
      // A toast, because the route guard has already redirected to the next page.
      toast({ text: areAnswersSaved ? t('signup.success') : t('signup.answersNotSaved') })
    },
    onError: (failure, credentials) => {
      if (failure instanceof ApiError && failure.code === 'NETWORK') lost.current = credentials
    },
  })
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
