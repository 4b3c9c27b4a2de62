import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/error-message.ts'

/** The server answered, and said no in its own words. */
export class GoogleRefusal extends Error {}

/** Google's script is not here. */
export class GoogleAbsence extends Error {}

/** What to say when signing in with Google did not work (specification 1, section 8). */
export function googleFailure(error: unknown, t: TFunction<'accounts'>): string {
  if (error instanceof GoogleAbsence) return t('google.unavailable')
  if (error instanceof GoogleRefusal)
    return t('google.failed', { message: error.message || errorMessage(error, t) })
  if (!(error instanceof ApiError) || error.code === 'NETWORK' || error.code === 'NOT_JSON')
    return t('google.threw')
  if (error.code === 'NOT_CONFIGURED') return t('google.unavailable')
  return t('google.failed', { message: errorMessage(error, t) })
}
