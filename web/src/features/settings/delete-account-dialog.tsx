import { useMutation } from '@tanstack/react-query'
import type { User } from '@verbena/contract/accounts'
import { deleteAccount } from '@verbena/contract/settings'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { hasCode, settingsFailure } from './settings-failure.ts'
import { useLeave } from './use-leave.ts'
import { useLocalDate } from './use-local-date.ts'

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

/** Whoever found the page open must not be able to delete what is another's: hence the password. */
function DeleteAccountForm({ hasPassword, onKeep }: { hasPassword: boolean; onKeep: () => void }) {
  const { t } = useTranslation('settings')
  const form = useRef<HTMLFormElement>(null)
  const [isBlank, setBlank] = useState(false)
  const { mutate, isPending, error } = useDeleteAccount()
  const focus = () => focusField(form.current, 'confirmation')
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
        error={error && !isWrong ? settingsFailure(error, t('data.deleteFailed'), t) : undefined}
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
  const leave = useLeave()
  return useMutation({
    mutationFn: (confirmation: string) => call(deleteAccount, { body: { confirmation } }),
    onSuccess: ({ deleteAt }) => {
      toast({ text: t('data.deleted', { date: writeDate(deleteAt) }) })
      leave()
    },
  })
}
