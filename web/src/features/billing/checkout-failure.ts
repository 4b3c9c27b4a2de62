import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../parts/error-message.ts'

/** Why no payment page opened, and that nothing was charged. */
export function checkoutFailure(error: unknown, t: TFunction<['billing', 'common']>): string {
  if (!(error instanceof ApiError)) return t('plans.notOpened')
  const reason = errorMessage(error, t)
  return error.code === 'ALREADY_PRO' ? reason : `${t('plans.notOpened')} ${reason}`
}
