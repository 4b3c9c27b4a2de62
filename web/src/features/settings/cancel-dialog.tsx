import { useMutation } from '@tanstack/react-query'
import { cancelSubscription } from '@verbena/contract/billing'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { rememberCancelling } from './use-cancelled-just-now.ts'

type Props = { plan: string; date: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Asked once; afterwards the page is read anew, as the specification says. */
export function CancelDialog({ plan, date, open, onOpenChange }: Props) {
  const { t } = useTranslation('settings')
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: () => {
      rememberCancelling()
      window.location.reload()
    },
  })
  const change = (isOpen: boolean) => {
    if (!isOpen) reset()
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('subscription.cancelTitle')}
      description={date ? t('subscription.cancelText', { date }) : t('subscription.cancelTextUndated')}
    >
      <FormMessage className="settings-message" error={error ? t('subscription.cancelFailed') : undefined} />
      <div className="settings-actions">
        <Button variant="quiet" onClick={() => change(false)}>
          {t('subscription.keep', { plan })}
        </Button>
        <Button
          variant="quiet"
          className="settings-danger"
          busy={isPending || isSuccess}
          onClick={() => mutate()}
        >
          {t('subscription.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
