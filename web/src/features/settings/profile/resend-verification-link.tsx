import { useMutation } from '@tanstack/react-query'
import { resendVerification } from '@verbena/contract/settings/settings'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'

/** Sends the verification e-mail again. */
export function ResendVerificationLink({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(resendVerification, {}),
  })
  return (
    <div className="settings-resend">
      <Button variant="text" busy={isPending} onClick={() => mutate()}>
        {t('profile.sendAgain')}
      </Button>
      <div role="status">
        {isSuccess && <p className="field__hint">{t('profile.sentAgain', { email })}</p>}
      </div>
      <div role="alert">{error && <p className="field__error">{errorMessage(error, t)}</p>}</div>
    </div>
  )
}
