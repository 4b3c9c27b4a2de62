/** Why the login page stands in place of another: what an account would keep there. */
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

/** For an address without slashes at its end; undefined where no account is needed. */
export const loginReasonOf = (address: string): LoginReason | undefined =>
  pages.find(([page]) => page.test(address))?.[1]

/** What the state of a history entry says, which may be anything. */
export function readLoginReason(state: unknown): LoginReason | undefined {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : undefined
  return loginReasons.find((known) => known === reason)
}
