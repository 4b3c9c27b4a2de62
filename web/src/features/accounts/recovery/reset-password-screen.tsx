import { useMutation } from '@tanstack/react-query'
import { resetPassword } from '@verbena/contract/accounts/recovery'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { clearSession } from '../../../api/session.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Landing } from '../landing/landing.tsx'
import { ContinueLink } from './continue-link.tsx'
import { FormConfirmation } from './form-confirmation.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useEmailedToken, useRemoveEmailedToken } from './use-emailed-token.ts'

export function ResetPasswordScreen() {
  const { t } = useTranslation('recovery')
  const token = useEmailedToken()
  const { mutate, isPending, error } = useReset(token ?? '')
  const isNotValid = !token || (error instanceof ApiError && error.code === 'LINK_NOT_VALID')
  useRemoveEmailedToken(isNotValid)
  return (
    <Landing foot={<ContinueLink />}>
      <PageTitle title={t('reset.title')}>{t('reset.heading')}</PageTitle>
      {isNotValid ? (
        <LinkNotValid />
      ) : (
        <>
          <p className="muted">{t('reset.lede')}</p>
          <NewPasswordForm error={error} busy={isPending} onSubmit={mutate} />
        </>
      )}
    </Landing>
  )
}

function useReset(token: string) {
  const { t } = useTranslation('recovery')
  const toast = useToast()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (newPassword: string) => call(resetPassword, { body: { token, newPassword } }),
    onSuccess: () => {
      // The server has ended every session of the account, the one of this browser too.
      clearSession()
      toast({ text: t('reset.done') })
      void navigate(paths.login, { replace: true })
    },
  })
}

function LinkNotValid() {
  const { t } = useTranslation('recovery')
  return (
    <FormConfirmation text={t('reset.notValid')} note={t('reset.notValidNote')}>
      <ButtonLink variant="primary" tall to={paths.forgotPassword}>
        {t('reset.askAgain')}
      </ButtonLink>
    </FormConfirmation>
  )
}
