import { newPasswordMinimum } from '@verbena/contract/accounts/account-limits'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import { endOtherSessions, updateLearner } from '../accounts.queries.ts'
import { readLearner } from '../accounts.service.ts'
import { passwordChangedEmail } from '../email/email-templates.ts'
import { removeAllLinks } from '../email/mailed-links.queries.ts'
import { confirmPassword } from './confirm-owner.service.ts'
import { checkPassword } from './password-rules.ts'

/**
 * Changes the password, ends all other sessions, and invalidates mailed links and the unconfirmed address.
 * @throws AppError WRONG_PASSWORD, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS
 */
export async function changePassword(
  services: Services,
  { learnerId, sessionId }: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  address: string,
): Promise<void> {
  const learner = await readLearner(services, learnerId)
  await confirmPassword(services, learner, currentPassword, address)
  await checkPassword(newPassword, learner.username, newPasswordMinimum)
  const passwordHash = await services.passwords.hash(newPassword, address)
  const now = services.clock.now()
  await services.db.transaction(async (db) => {
    await updateLearner(db, learnerId, { passwordHash, pendingEmail: null })
    await endOtherSessions(db, learnerId, sessionId, now)
    // An intruder may have requested links or another address before; these must not undo the change.
    await removeAllLinks(db, learnerId)
    await recordEvent(db, learnerId, now, 'password-change')
  })
  const { email } = learner
  if (email)
    services.backgroundTasks.run(() => services.mail.send({ to: email, ...passwordChangedEmail(learner) }))
}
