import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newPasswordMinimum } from '@verbena/contract/accounts/account-limits'
import { isWithinLimit } from '../../../http/rate-limits.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import { endOtherSessions, findLearnerByName, type Learner, updateLearner } from '../accounts.queries.ts'
import { normaliseUsername, readLearner, usernameKeyOf } from '../accounts.service.ts'
import { passwordChangedEmail, passwordResetEmail } from '../email/email-templates.ts'
import { createLink, linkNotValid, readToken } from '../email/mailed-link.service.ts'
import {
  consumeLink,
  findLearnerByEmail,
  findLink,
  lockLearner,
  removeAllLinks,
} from '../email/mailed-links.queries.ts'
import { removeIdentitiesExcept } from '../google/identities.queries.ts'
import { checkPassword } from '../passwords/password-rules.ts'

/** Longer than the few milliseconds of the work, and random, so that timing does not reveal whether an account exists. */
const randomPause = () => wait(randomInt(10, 250))

/**
 * Handles a lost (forgotten) password: sends a link for a new password to the verified e-mail address of an account.
 * Runs after the reply and reports no errors, so that the reply does not show which accounts exist.
 */
export function requestPasswordReset(
  services: Services,
  account: string,
  pause: () => Promise<void> = randomPause,
): void {
  services.backgroundTasks.run(async () => {
    await pause()
    const learner = await findAccount(services, account)
    if (!learner?.email) return
    if (!(await isWithinLimit(services.rateLimits.take('forgotByAccount', learner.id)))) return
    const link = await createLink(services, learner.id, learner.email, 'password')
    await services.mail.send({ to: learner.email, ...passwordResetEmail(learner, link) })
  })
}

/** Looks for the address first, because another account may have the same text as its username. */
async function findAccount({ db }: Services, account: string): Promise<Learner | undefined> {
  const owner = account.includes('@') ? await findLearnerByEmail(db, account) : undefined
  return owner ?? (await findLearnerByName(db, usernameKeyOf(normaliseUsername(account))))
}

/**
 * Sets a new password by a mailed link, and removes all other access: it ends all sessions, deletes all links and the
 * unconfirmed address, and removes Google identities with another address. A refused password does not consume the link.
 * @throws AppError LINK_NOT_VALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON
 */
export async function resetPassword(
  services: Services,
  text: string,
  newPassword: string,
  address: string,
): Promise<void> {
  const { db, clock, tokens } = services
  const token = readToken(text)
  const link = await findLink(db, token, 'password', clock.now())
  if (!link) throw linkNotValid()
  const learner = await readLearner(services, token.learnerId)
  await checkPassword(newPassword, learner.username, newPasswordMinimum)
  const passwordHash = await services.passwords.hash(newPassword, address)
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockLearner(tx, learner.id)
    if (!(await consumeLink(tx, token, 'password', now))) throw linkNotValid()
    await removeAllLinks(tx, learner.id)
    await updateLearner(tx, learner.id, { passwordHash, pendingEmail: null })
    await removeIdentitiesExcept(tx, learner.id, tokens.addressHashes(link.email.toLowerCase()))
    await endOtherSessions(tx, learner.id, null, now)
    await recordEvent(tx, learner.id, now, 'password-reset')
  })
  services.backgroundTasks.run(() => services.mail.send({ to: link.email, ...passwordChangedEmail(learner) }))
}
