/**
 * The id of the learner whom two tokens belong to. Replies name a learner by username, which may change; the tokens name
 * the account: the `sub` of the access token (a JWT), and what a refresh token begins with
 * (docs/decisions/005-refresh-tokens-are-sealed-and-numbered.md).
 * @returns '' where neither can be read: the server refuses such a session at its first call
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
