import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'

/** The message of a server error; for a failed request the message of the form (specification 1, section 8). */
export function accountErrorMessage(
  error: unknown,
  form: 'login' | 'signup',
  t: TFunction<'accounts'>,
): string {
  // The form's message for invalid input is more specific than the general one.
  if (!(error instanceof ApiError) || error.code === 'INVALID_REQUEST') return t(`${form}.failed`)
  if (error.code === 'NETWORK' || error.code === 'NOT_JSON') return t(`${form}.threw`)
  return errorMessage(error, t)
}
