import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newPasswordMinimum } from '@verbena/contract/accounts/accounts'
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

/** Long and uneven beside the few milliseconds of the work: whoever watches the load learns nothing from when. */
const randomPause = () => wait(randomInt(10, 250))

/**
 * Mails a link for a new password to the verified address of the account, if there is one. All of it happens a moment
 * after the answer, and whatever is refused here is refused in silence: nobody learns which accounts there are.
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

/** The address goes before the name: an account that is called like somebody's address must not hide theirs. */
async function findAccount({ db }: Services, account: string): Promise<Learner | undefined> {
  const owner = account.includes('@') ? await findLearnerByEmail(db, account) : undefined
  return owner ?? (await findLearnerByName(db, usernameKeyOf(normaliseUsername(account))))
}

/**
 * Sets a new password by a mailed link, and leaves nobody else a way in: every browser is signed out, no other link
 * works, no address waits to be confirmed, and of Google only identities with the account's own address stay.
 * A password that breaks the rules leaves the link.
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
  await db.transaction(async (inside) => {
    await lockLearner(inside, learner.id)
    if (!(await consumeLink(inside, token, 'password', now))) throw linkNotValid()
    await removeAllLinks(inside, learner.id)
    await updateLearner(inside, learner.id, { passwordHash, pendingEmail: null })
    await removeIdentitiesExcept(inside, learner.id, tokens.addressHashes(link.email.toLowerCase()))
    await endOtherSessions(inside, learner.id, null, now)
    await recordEvent(inside, learner.id, now, 'password-reset')
  })
  services.backgroundTasks.run(() => services.mail.send({ to: link.email, ...passwordChangedEmail(learner) }))
}
