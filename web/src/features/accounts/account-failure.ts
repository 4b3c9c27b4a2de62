import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../parts/error-message.ts'

/** A refusal in its own words; when the call itself broke, the sentence of this form (specification 1, section 8). */
export function accountFailure(error: unknown, form: 'login' | 'signup', t: TFunction<'accounts'>): string {
  // That something in a form is not valid says no more than that the form failed.
  if (!(error instanceof ApiError) || error.code === 'INVALID_REQUEST') return t(`${form}.failed`)
  if (error.code === 'NETWORK' || error.code === 'NOT_JSON') return t(`${form}.threw`)
  return errorMessage(error, t)
}
