import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword } from '@verbena/contract/settings/settings'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { hasCode } from '../settings-error-message.ts'
import { sessionsQuery } from '../settings-queries.ts'
import { findPasswordErrors, type PasswordDraft, type PasswordErrors } from './password-draft.ts'

const empty: PasswordDraft = { current: '', new: '', confirm: '' }

/** The field of a server error that is shown at a field. */
export function passwordFieldOf(error: unknown): keyof PasswordDraft | undefined {
  if (hasCode(error, 'WRONG_PASSWORD')) return 'current'
  return hasCode(error, 'PASSWORD_TOO_SHORT') || hasCode(error, 'PASSWORD_TOO_COMMON') ? 'new' : undefined
}

export function useChangePassword(learnerId: string) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      call(changePassword, { body: { currentPassword: draft.current, newPassword: draft.new } }),
    onSuccess: () => {
      setDraft(empty)
      // Changing the password signs out all other browsers.
      void client.invalidateQueries({ queryKey: sessionsQuery(learnerId).queryKey })
    },
  })
  return {
    draft,
    errors,
    isPending,
    isSuccess,
    error,
    edit: (change: Partial<PasswordDraft>) => {
      setDraft((current) => ({ ...current, ...change }))
      if (isSuccess) reset()
    },
    submit: (onWrong: (field: string | undefined) => void) => {
      if (isPending) return
      const found = findPasswordErrors(draft)
      setErrors(found)
      reset()
      const [first] = Object.keys(found)
      if (first) onWrong(first)
      else mutate(undefined, { onError: (refusal) => onWrong(passwordFieldOf(refusal)) })
    },
  }
}
