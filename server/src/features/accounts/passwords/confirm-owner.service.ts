import { AppError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import type { Learner } from '../accounts.queries.ts'

/** For an account without a password, a sign-in within this time confirms the owner. */
const recentSignInMs = 10 * 60 * 1000

type Claim = {
  learner: Learner
  session: { createdAt: Date }
  currentPassword: string | undefined
  address: string
}

/**
 * Confirms the owner before a change that could hand the account to another person: of the username or the address.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS, RECENT_SIGN_IN_NEEDED
 */
export async function confirmOwner(
  services: Services,
  { learner, session, currentPassword, address }: Claim,
): Promise<void> {
  if (learner.passwordHash === null) {
    if (services.clock.now().getTime() - session.createdAt.getTime() > recentSignInMs)
      throw new AppError('RECENT_SIGN_IN_NEEDED', 'Please sign in again, and change this within ten minutes.')
  } else if (currentPassword === undefined)
    throw new AppError('WRONG_PASSWORD', 'Your current password is needed to change your username or email.')
  else await confirmPassword(services, learner, currentPassword, address)
}

/**
 * Confirms the password, because a session may be left open on a shared computer. Attempts are limited by account, so
 * that such a session cannot be used to guess it.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  { passwords, rateLimits }: Services,
  { id, passwordHash }: Learner,
  password: string,
  address: string,
): Promise<void> {
  await rateLimits.take('passwordConfirmByAccount', id)
  if (!(await passwords.matches(password, passwordHash, address)))
    throw new AppError('WRONG_PASSWORD', 'This is not your current password.')
  await rateLimits.clear('passwordConfirmByAccount', id)
}
