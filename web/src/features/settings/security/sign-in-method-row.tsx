import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { type SignInMethodRemoval, useRemoveSignInMethod } from './use-remove-sign-in-method.ts'
import './sign-in-method-row.css'

type Props = {
  name: ReactNode
  /** When it was added or last used. */
  detail: string
  removal: SignInMethodRemoval
  /** False if it may be the only one, or is the one in use. */
  canRemove: boolean
  /** Text and accessible name of the button, and text of the toast after the removal. */
  texts: { remove: string; label: string; removed: string }
  onRemoved: () => void
}

/** A session or linked account with which the learner can sign in, and a button to remove it. */
export function SignInMethodRow({ name, detail, removal, canRemove, texts, onRemoved }: Props) {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const { mutate, isPending, error } = useRemoveSignInMethod(removal)
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        onRemoved()
        toast({ text: texts.removed })
      },
    })
  return (
    <li className="settings-browser">
      <div>
        <p className="settings-browser__name">{name}</p>
        <p className="caption">{detail}</p>
        <div role="alert">{error && <p className="field__error">{errorMessage(error, t)}</p>}</div>
      </div>
      {canRemove && (
        <Button variant="text" busy={isPending} aria-label={texts.label} onClick={remove}>
          {texts.remove}
        </Button>
      )}
    </li>
  )
}
