import { useMutation } from '@tanstack/react-query'
import { forgotPassword } from '@verbena/contract/accounts/recovery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Landing } from '../landing/landing.tsx'
import { ContinueLink } from './continue-link.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { RecoveryEmailSent } from './recovery-email-sent.tsx'

export function ForgotPasswordScreen() {
  const { t } = useTranslation('recovery')
  const [account, setAccount] = useState('')
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (name: string) => call(forgotPassword, { body: { account: name } }),
  })
  return (
    <Landing foot={<ContinueLink />}>
      <PageTitle title={t('forgot.title')}>{t('forgot.heading')}</PageTitle>
      {isSuccess ? (
        <RecoveryEmailSent onAnother={reset} />
      ) : (
        <>
          <p className="muted">{t('forgot.lede')}</p>
          <ForgotPasswordForm
            account={account}
            message={error ? errorMessage(error, t) : undefined}
            busy={isPending}
            onSubmit={(name) => {
              setAccount(name)
              mutate(name)
            }}
          />
        </>
      )}
    </Landing>
  )
}
