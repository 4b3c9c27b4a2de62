import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { accountFailure } from './account-failure.ts'
import type { CredentialsErrors } from './credentials-form.tsx'

const fieldOf: Partial<Record<ApiError['code'], 'username' | 'password'>> = {
  USERNAME_TAKEN: 'username',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
}

/** What the server refused: at its field when it is one field's matter, otherwise above the form. */
export function signupRefusal(
  error: unknown,
  t: TFunction<'accounts'>,
): { fields?: CredentialsErrors; message?: string } {
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined
  return field
    ? { fields: { [field]: errorMessage(error, t) } }
    : { message: accountFailure(error, 'signup', t) }
}
