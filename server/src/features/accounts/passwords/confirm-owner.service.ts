import { AppError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import type { Learner } from '../accounts.queries.ts'

/** Where there is no password to ask for, a sign-in of so many minutes ago says the same. */
const recentMilliseconds = 10 * 60 * 1000

type Claim = {
  learner: Learner
  session: { createdAt: Date }
  currentPassword: string | undefined
  address: string
}

/**
 * Asks again who is there, before what would hand the account to somebody else: another name or address.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS, RECENT_SIGN_IN_NEEDED
 */
export async function confirmOwner(
  services: Services,
  { learner, session, currentPassword, address }: Claim,
): Promise<void> {
  if (learner.passwordHash === null) {
    if (services.clock.now().getTime() - session.createdAt.getTime() > recentMilliseconds)
      throw new AppError('RECENT_SIGN_IN_NEEDED', 'Please sign in again, and change this within ten minutes.')
  } else if (currentPassword === undefined)
    throw new AppError('WRONG_PASSWORD', 'Your current password is needed to change your username or email.')
  else await confirmPassword(services, learner, currentPassword, address)
}

/**
 * Asks for the password once more: a session left open on a shared computer is not enough. Counted by account, so
 * that such a session is no way to guess.
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
  await rateLimits.forget('passwordConfirmByAccount', id)
}
