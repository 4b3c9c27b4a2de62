import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../parts/error-message.ts'

/** Refusals whose sentence says nothing of what went wrong: the form's own says more. */
const unspoken: string[] = ['INVALID_REQUEST', 'MALFORMED_JSON']

/** The sentence of the refusal, or where there is none, that of the form (specification 1, section 8). */
export function settingsFailure(
  error: unknown,
  fallback: string,
  t: Parameters<typeof errorMessage>[1],
): string {
  return error instanceof ApiError && !unspoken.includes(error.code) ? errorMessage(error, t) : fallback
}

export const hasCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code
