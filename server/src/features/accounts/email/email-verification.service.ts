import { createHash } from 'node:crypto'
import { violatedUniqueConstraint } from '../../../database/database-errors.ts'
import { AppError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import { type Learner, updateLearner } from '../accounts.queries.ts'
import { readLearner } from '../accounts.service.ts'
import {
  addressChangedEmail,
  addressChangeRequestedEmail,
  addressConfirmationEmail,
} from './email-templates.ts'
import { createLink, linkNotValid, readToken } from './mailed-link.service.ts'
import { findLink, lockLearner, removeLinks } from './mailed-links.queries.ts'

/**
 * Sends a link that confirms an e-mail address, after the reply.
 * @throws AppError TOO_MANY_REQUESTS, by account and by address, which may belong to another person
 */
export async function sendVerificationEmail(
  services: Services,
  learner: Learner,
  email: string,
): Promise<void> {
  const { rateLimits, backgroundTasks, mail } = services
  await rateLimits.take('verificationByAccount', learner.id)
  await rateLimits.take('verificationByTarget', targetOf(email))
  const link = await createLink(services, learner.id, email, 'email')
  backgroundTasks.run(() => mail.send({ to: email, ...addressConfirmationEmail(learner, link) }))
}

/** Hashes the address, so that the rate limits store none. */
const targetOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/**
 * Sends the link again; does nothing when no address is unconfirmed.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function resendVerification(services: Services, learnerId: string): Promise<void> {
  const learner = await readLearner(services, learnerId)
  if (learner.pendingEmail) await sendVerificationEmail(services, learner, learner.pendingEmail)
}

/** Notifies the current verified address, because its owner may not have requested the change. */
export function notifyOfRequestedChange({ backgroundTasks, mail }: Services, learner: Learner): void {
  const { email } = learner
  if (email) backgroundTasks.run(() => mail.send({ to: email, ...addressChangeRequestedEmail(learner) }))
}

/**
 * Confirms an address. The link works until it expires, so that pressing the button twice has the same result.
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
      // Links for a new password were sent to the old address, so they must not work any more.
      await removeLinks(db, learner.id, 'password')
      await recordEvent(db, learner.id, now, 'email-verified')
      return { email, before: learner }
    })
    .catch((error: unknown) => {
      if (violatedUniqueConstraint(error))
        throw new AppError('EMAIL_TAKEN', 'This email is already registered')
      throw error
    })
  if (before?.email) notifyOldAddress(services, before, before.email)
  return email
}

function notifyOldAddress({ backgroundTasks, mail }: Services, learner: Learner, to: string) {
  backgroundTasks.run(() => mail.send({ to, ...addressChangedEmail(learner) }))
}
