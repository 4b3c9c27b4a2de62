/** Why a page needs an account; shown on the login page after a redirect. */
export const loginReasons = ['words', 'progress', 'settings', 'lessons', 'writing', 'other'] as const
export type LoginReason = (typeof loginReasons)[number]

const pages: readonly [RegExp, LoginReason][] = [
  [/^\/vocabulary$/, 'words'],
  [/^\/progress$/, 'progress'],
  [/^\/settings$/, 'settings'],
  [/^\/(excercise(\/lesson\/[^/]+)?|lion|verb)$/, 'lessons'],
  [/^\/writing(\/.+)?$/, 'writing'],
  [/^\/(grammar|listening|reorder)$/, 'other'],
]

/** @param address without trailing slashes @returns undefined where no account is needed */
export const loginReasonOf = (address: string): LoginReason | undefined =>
  pages.find(([page]) => page.test(address))?.[1]

/** Reads the reason from the state of a history entry, which may be any value. */
export function readLoginReason(state: unknown): LoginReason | undefined {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : undefined
  return loginReasons.find((known) => known === reason)
}
