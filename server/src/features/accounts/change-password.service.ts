import { newPasswordMinimum } from '@verbena/contract/accounts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { recordEvent } from './account-events.queries.ts'
import { endOtherSessions, type Learner, updateLearner } from './accounts.queries.ts'
import { readLearner } from './accounts.service.ts'
import { passwordChangedLetter } from './letters.ts'
import { removeLinks } from './mailed-links.queries.ts'
import { checkPassword } from './password-rules.ts'

/**
 * Changes the password and signs every other browser out.
 * @throws AppError WRONG_PASSWORD, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS
 */
export async function changePassword(
  services: Services,
  { learnerId, sessionId }: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const learner = await readLearner(services, learnerId)
  await confirmPassword(services, learner, currentPassword)
  await checkPassword(newPassword, learner.username, newPasswordMinimum)
  const passwordHash = await services.passwords.hash(newPassword)
  const now = services.clock.now()
  await services.db.transaction(async (db) => {
    await updateLearner(db, learnerId, { passwordHash })
    await endOtherSessions(db, learnerId, sessionId, now)
    // A link asked for before the change must not undo it.
    await removeLinks(db, learnerId, 'password')
    await recordEvent(db, learnerId, now, 'password-change')
  })
  const { email } = learner
  if (email) services.later.run(() => services.mail.send({ to: email, ...passwordChangedLetter(learner) }))
}

/**
 * Asks again who is there, before something that cannot be undone: a session left open on a shared computer is not
 * enough. Counted by account, so that such a session is no way to guess.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  { passwords, rateLimits }: Services,
  { id, passwordHash }: Learner,
  password: string,
): Promise<void> {
  await rateLimits.take('passwordConfirmByAccount', id)
  if (!(await passwords.matches(password, passwordHash)))
    throw new AppError('WRONG_PASSWORD', 'This is not your current password.')
  await rateLimits.forget('passwordConfirmByAccount', id)
}
