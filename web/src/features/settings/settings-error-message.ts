import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../parts/errors/error-message.ts'

/** Error codes with a general message; the message of the form is more specific. */
const unspecificCodes: string[] = ['INVALID_REQUEST', 'MALFORMED_JSON']

/** The message of a server error, or the fallback of the form (specification 1, section 8). */
export function settingsErrorMessage(
  error: unknown,
  fallback: string,
  t: Parameters<typeof errorMessage>[1],
): string {
  return error instanceof ApiError && !unspecificCodes.includes(error.code)
    ? errorMessage(error, t)
    : fallback
}

export const hasCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code
