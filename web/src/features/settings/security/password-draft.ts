import { newPasswordMinimum } from '@verbena/contract/accounts/account-limits'

export type PasswordDraft = { current: string; new: string; confirm: string }
export type PasswordErrors = {
  current?: 'required'
  new?: 'required' | 'tooShort'
  confirm?: 'required' | 'passwordsDoNotMatch'
}

/** The errors in the order of the fields. Length is counted in code points like on the server: 🌸 is one. */
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
