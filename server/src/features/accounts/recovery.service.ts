import { newPasswordMinimum } from '@verbena/contract/accounts'
import { brokenUniqueRule } from '../../database/database-errors.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { recordEvent } from './account-events.queries.ts'
import { endOtherSessions, findLearnerByName, type Learner, updateLearner } from './accounts.queries.ts'
import { keyOf, readLearner } from './accounts.service.ts'
import {
  addressChangedLetter,
  confirmAddressLetter,
  newPasswordLetter,
  passwordChangedLetter,
} from './letters.ts'
import { createLink, linkNotValid, readToken } from './mailed-link.service.ts'
import { findLearnerByEmail, findLink, lockLearner, removeLinks, takeLink } from './mailed-links.queries.ts'
import { checkPassword } from './password-rules.ts'

/**
 * Mails a link for a new password to the verified address of the account, if there is one. All of it happens after
 * the answer, and whatever is refused here is refused in silence: nobody learns which accounts there are.
 */
export function askForNewPassword(services: Services, account: string): void {
  services.later.run(async () => {
    const learner = await findAccount(services, account)
    if (!learner?.email || (await hasAskedTooOften(services, learner.id))) return
    const link = await createLink(services, learner.id, learner.email, 'password')
    await services.mail.send({ to: learner.email, ...newPasswordLetter(learner, link) })
  })
}

/** The address goes before the name: an account that is called like somebody's address must not hide theirs. */
async function findAccount({ db }: Services, account: string): Promise<Learner | undefined> {
  const owner = account.includes('@') ? await findLearnerByEmail(db, account) : undefined
  return owner ?? (await findLearnerByName(db, keyOf(account.normalize('NFKC').trim())))
}

async function hasAskedTooOften({ rateLimits }: Services, learnerId: string): Promise<boolean> {
  try {
    await rateLimits.take('forgotByAccount', learnerId)
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return true
    throw error
  }
}

/**
 * Sets a new password by a mailed link and signs every browser out. A password that breaks the rules leaves the link.
 * @throws AppError LINK_NOT_VALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON
 */
export async function resetPassword(services: Services, text: string, newPassword: string): Promise<void> {
  const { db, clock } = services
  const token = readToken(text)
  const link = await findLink(db, token, 'password', clock.now())
  if (!link) throw linkNotValid()
  const learner = await readLearner(services, token.learnerId)
  await checkPassword(newPassword, learner.username, newPasswordMinimum)
  const passwordHash = await services.passwords.hash(newPassword)
  const now = clock.now()
  await db.transaction(async (inside) => {
    await lockLearner(inside, learner.id)
    if (!(await takeLink(inside, token, 'password', now))) throw linkNotValid()
    await removeLinks(inside, learner.id, 'password')
    await updateLearner(inside, learner.id, { passwordHash })
    await endOtherSessions(inside, learner.id, null, now)
    await recordEvent(inside, learner.id, now, 'password-reset')
  })
  services.later.run(() => services.mail.send({ to: link.email, ...passwordChangedLetter(learner) }))
}

/** Mails a link that confirms an address which the learner gave; the letter goes out after the answer. */
export async function mailVerification(services: Services, learner: Learner, email: string): Promise<void> {
  const link = await createLink(services, learner.id, email, 'email')
  services.later.run(() => services.mail.send({ to: email, ...confirmAddressLetter(learner, link) }))
}

/**
 * Confirms an address. The link stays until its time is over, because some mailboxes follow it before their owner does.
 * @returns the address
 * @throws AppError LINK_NOT_VALID, EMAIL_TAKEN when another account confirmed it first
 */
export async function verifyEmail(services: Services, text: string): Promise<string> {
  const token = readToken(text)
  const now = services.clock.now()
  const { email, before } = await services.db
    .transaction(async (db) => {
      const learner = await lockLearner(db, token.learnerId)
      const link = await findLink(db, token, 'email', now)
      if (!learner || !link) throw linkNotValid()
      const { email } = link
      if (learner.pendingEmail !== email) {
        if (learner.email === email) return { email, before: null }
        throw linkNotValid()
      }
      await updateLearner(db, learner.id, { email, pendingEmail: null })
      // A link for a new password that lies in the old mailbox is no longer the learner's.
      await removeLinks(db, learner.id, 'password')
      await recordEvent(db, learner.id, now, 'email-verified')
      return { email, before: learner }
    })
    .catch((error: unknown) => {
      if (brokenUniqueRule(error)) throw new AppError('EMAIL_TAKEN', 'This email is already registered')
      throw error
    })
  if (before?.email) tellOldAddress(services, before, before.email)
  return email
}

function tellOldAddress({ later, mail }: Services, learner: Learner, to: string) {
  later.run(() => mail.send({ to, ...addressChangedLetter(learner) }))
}
