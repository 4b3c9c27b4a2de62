import type { GoogleIdentity } from '../../../providers/google/google.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import { endOtherSessions, type Learner, updateLearner } from '../accounts.queries.ts'
import { googleLinkedEmail } from '../email/email-templates.ts'
import { lockLearner, removeAllLinks } from '../email/mailed-links.queries.ts'
import { insertIdentity } from './identities.queries.ts'

export const googleProvider = 'google'

/** Stores a Google identity of a learner. Violates a unique constraint when a learner already has it. */
export async function addIdentity(
  { db, clock, tokens }: Services,
  learnerId: string,
  { subject, email, isEmailVerified }: GoogleIdentity,
): Promise<void> {
  const linkedAt = clock.now()
  const emailHash = email && isEmailVerified ? tokens.addressHashes(email.toLowerCase())[0] : null
  await insertIdentity(db, { learnerId, provider: googleProvider, subject, emailHash, linkedAt })
  await recordEvent(db, learnerId, linkedAt, 'google-linked')
}

export type Linked = { learner: Learner; isPasswordRemoved: boolean }

/**
 * Links Google to the account with the same verified address. The person who set the account's password may not be the
 * owner of that address, so the password, sessions, links and the unconfirmed address are removed. Call it in a
 * transaction.
 * @returns null when the address of the account has changed in the meantime
 */
export async function linkToOwner(
  services: Services,
  ownerId: string,
  person: GoogleIdentity,
): Promise<Linked | null> {
  const owner = await lockLearner(services.db, ownerId)
  if (!owner?.email || owner.email.toLowerCase() !== person.email?.toLowerCase()) return null
  await addIdentity(services, owner.id, person)
  await endOtherSessions(services.db, owner.id, null, services.clock.now())
  await removeAllLinks(services.db, owner.id)
  const learner = await updateLearner(services.db, owner.id, { passwordHash: null, pendingEmail: null })
  return learner ? { learner, isPasswordRemoved: owner.passwordHash !== null } : null
}

export function notifyOfLink(
  { backgroundTasks, mail }: Services,
  { learner, isPasswordRemoved }: Linked,
): void {
  const { email } = learner
  if (email)
    backgroundTasks.run(() => mail.send({ to: email, ...googleLinkedEmail(learner, isPasswordRemoved) }))
}
