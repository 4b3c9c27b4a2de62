import { useMutation } from '@tanstack/react-query'
import { forgotPassword } from '@verbena/contract/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Landing } from '../landing.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LetterSent } from './letter-sent.tsx'
import { WayOn } from './way-on.tsx'

export function ForgotPasswordScreen() {
  const { t } = useTranslation('recovery')
  const [account, setAccount] = useState('')
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (name: string) => call(forgotPassword, { body: { account: name } }),
  })
  return (
    <Landing foot={<WayOn />}>
      <PageTitle title={t('forgot.title')}>{t('forgot.heading')}</PageTitle>
      {isSuccess ? (
        <LetterSent onAnother={reset} />
      ) : (
        <>
          <p className="muted">{t('forgot.lede')}</p>
          <ForgotPasswordForm
            account={account}
            onChange={setAccount}
            message={error ? errorMessage(error, t) : undefined}
            busy={isPending}
            onSubmit={mutate}
          />
        </>
      )}
    </Landing>
  )
}
