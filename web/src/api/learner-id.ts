/**
 * Returns the id of the learner from their tokens. Replies contain only the username, which may change; the id is the
 * `sub` of the access token (a JWT), and the start of a refresh token
 * (docs/decisions/005-refresh-tokens-are-sealed-and-numbered.md).
 * @returns '' if neither token can be parsed: the server refuses such a session at the first request
 */
export function learnerIdOf(accessToken: string, refreshToken: string): string {
  return (
    subjectOf(accessToken) ?? /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\.)/.exec(refreshToken)?.[0] ?? ''
  )
}

function subjectOf(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : null
    return typeof subject === 'string' && subject !== '' ? subject : null
  } catch {
    return null
  }
}
