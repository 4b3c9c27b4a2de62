import { useMutation } from '@tanstack/react-query'
import type { User } from '@verbena/contract/accounts/accounts'
import { deleteAccount } from '@verbena/contract/settings/settings'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { outboxSender } from '../../../parts/outbox/outbox-sender.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { hasCode, settingsErrorMessage } from '../settings-error-message.ts'
import { useLeaveAccount } from '../use-leave-account.ts'
import { useLocalDate } from '../use-local-date.ts'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteAccountDialog({ user, open, onOpenChange }: Props) {
  const { t } = useTranslation('settings')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('data.deleteTitle')}
      description={`${t('data.deleteWhat')} ${t('data.deleteBack')}`}
    >
      <DeleteAccountForm hasPassword={user.hasPassword} onKeep={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** Needs the password, so that nobody else can delete the account from an open page. */
function DeleteAccountForm({ hasPassword, onKeep }: { hasPassword: boolean; onKeep: () => void }) {
  const { t } = useTranslation('settings')
  const form = useRef<HTMLFormElement>(null)
  const [isBlank, setBlank] = useState(false)
  const { mutate, isPending, error } = useDeleteAccount()
  const focus = () => focusInvalidField(form.current, 'confirmation')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const typed = String(new FormData(event.currentTarget).get('confirmation') ?? '')
    const confirmation = hasPassword ? typed : typed.trim()
    setBlank(confirmation === '')
    if (confirmation === '') focus()
    else mutate(confirmation, { onError: focus })
  }
  const isWrong = hasCode(error, 'WRONG_PASSWORD')
  const wrong = hasPassword ? errorMessage(error, t) : t('data.wrongUsername')
  return (
    <form className="settings-form" ref={form} noValidate onSubmit={submit}>
      <FormMessage
        className="settings-message"
        error={error && !isWrong ? settingsErrorMessage(error, t('data.deleteFailed'), t) : undefined}
      />
      <TextField
        label={hasPassword ? t('data.deletePassword') : t('data.deleteUsername')}
        name="confirmation"
        type={hasPassword ? 'password' : 'text'}
        autoComplete={hasPassword ? 'current-password' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={isBlank ? t('required') : isWrong ? wrong : undefined}
      />
      <div className="settings-actions">
        <Button variant="quiet" disabled={isPending} onClick={onKeep}>
          {t('data.keep')}
        </Button>
        <Button variant="quiet" className="settings-danger" type="submit" busy={isPending}>
          {t('data.delete')}
        </Button>
      </div>
    </form>
  )
}

function useDeleteAccount() {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const writeDate = useLocalDate()
  const leave = useLeaveAccount()
  return useMutation({
    mutationFn: async (confirmation: string) => {
      // The learner may keep the account after all.
      await outboxSender.retryAll()
      return call(deleteAccount, { body: { confirmation } })
    },
    onSuccess: ({ deleteAt }) => {
      toast({ text: t('data.deleted', { date: writeDate(deleteAt) }) })
      leave()
    },
  })
}
