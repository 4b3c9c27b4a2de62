import { newPasswordMinimum } from '@verbena/contract/accounts'

export type PasswordDraft = { current: string; new: string; confirm: string }
export type PasswordErrors = {
  current?: 'required'
  new?: 'required' | 'tooShort'
  confirm?: 'required' | 'passwordsDoNotMatch'
}

/** In the order of the fields. Characters are counted as the server counts them: 🌸 is one. */
export function findPasswordErrors(draft: PasswordDraft): PasswordErrors {
  const isShort = [...draft.new].length < newPasswordMinimum
  return {
    ...(draft.current === '' && { current: 'required' as const }),
    ...(draft.new === '' ? { new: 'required' as const } : isShort && { new: 'tooShort' as const }),
    ...(draft.confirm === ''
      ? { confirm: 'required' as const }
      : draft.confirm !== draft.new && { confirm: 'passwordsDoNotMatch' as const }),
  }
}
