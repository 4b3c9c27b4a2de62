import { passwordMaximum } from '@verbena/contract/accounts/account-limits'
import type { TFunction } from 'i18next'

/** The error of a new password, if any. The field has no maximum length, because cutting a password would change it. */
export function passwordError(
  password: string,
  minimum: { length: number; message: string },
  t: TFunction<'accounts'>,
): string | undefined {
  if (password === '') return t('required')
  if (password.length < minimum.length) return minimum.message
  return password.length > passwordMaximum ? t('passwordTooLong', { maximum: passwordMaximum }) : undefined
}
