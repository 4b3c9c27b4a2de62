import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signupPasswordMinimum } from '@verbena/contract/accounts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
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
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (credentials: Credentials) => {
      queries.removeQueries()
      const { areAnswersSaved } = await signUp(credentials, answers)
      // Said in a toast: by now the guard has led on to the next page.
      toast({ text: areAnswersSaved ? t('signup.success') : t('signup.answersNotSaved') })
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

function SignupFoot() {
  const { t } = useTranslation('accounts')
  return (
    <>
      {t('signup.haveAccount')}{' '}
      <Link className="link" to={paths.login}>
        {t('signup.logIn')}
      </Link>
    </>
  )
}
