import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { accountErrorMessage } from '../form/account-error-message.ts'
import type { CredentialsErrors } from '../form/credentials-form.tsx'

const fieldOf: Partial<Record<ApiError['code'], 'username' | 'password'>> = {
  USERNAME_TAKEN: 'username',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
}

/** A server error, shown at its field if it belongs to one, otherwise above the form. */
export function signupError(
  error: unknown,
  t: TFunction<'accounts'>,
): { fields?: CredentialsErrors; message?: string } {
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined
  return field
    ? { fields: { [field]: errorMessage(error, t) } }
    : { message: accountErrorMessage(error, 'signup', t) }
}
