import { useMutation } from '@tanstack/react-query'
import { cancelSubscription } from '@verbena/contract/billing/billing'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { markCancellation } from './use-cancelled-just-now.ts'

type Props = { plan: string; date: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Confirms the cancellation once, then reloads the page, as the specification requires. */
export function CancelSubscriptionDialog({ plan, date, open, onOpenChange }: Props) {
  const { t } = useTranslation('settings')
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: () => {
      markCancellation()
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
