import { passwordMaximum } from '@verbena/contract/accounts'
import type { TFunction } from 'i18next'

/** What is wrong with a new password, or nothing. It is counted, never cut: a password is kept whole. */
export function passwordProblem(
  password: string,
  minimum: { length: number; message: string },
  t: TFunction<'accounts'>,
): string | undefined {
  if (password === '') return t('required')
  if (password.length < minimum.length) return minimum.message
  return password.length > passwordMaximum ? t('passwordTooLong', { maximum: passwordMaximum }) : undefined
}
