import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'

/** The server refused the sign-in with a message. */
export class GoogleRefusal extends Error {}

/** Google's script is not available. */
export class GoogleAbsence extends Error {}

/** The message after a failed sign-in with Google (specification 1, section 8). */
export function googleErrorMessage(error: unknown, t: TFunction<'accounts'>): string {
  if (error instanceof GoogleAbsence) return t('google.unavailable')
  if (error instanceof GoogleRefusal)
    return t('google.failed', { message: error.message || errorMessage(error, t) })
  if (!(error instanceof ApiError) || error.code === 'NETWORK' || error.code === 'NOT_JSON')
    return t('google.threw')
  if (error.code === 'NOT_CONFIGURED') return t('google.unavailable')
  return t('google.failed', { message: errorMessage(error, t) })
}
