import type { GoogleIdentity } from '../../../providers/google/google.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import { endOtherSessions, type Learner, updateLearner } from '../accounts.queries.ts'
import { googleLinkedEmail } from '../email/email-templates.ts'
import { lockLearner, removeAllLinks } from '../email/mailed-links.queries.ts'
import { insertIdentity } from './identities.queries.ts'

export const googleProvider = 'google'

/** Keeps that Google knows the learner. Breaks a unique rule when somebody is known as that already. */
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
 * Links Google to an account by the address that both have verified. Who set the account's password is not known to be
 * the owner of that address, so nothing of theirs stays: the password, the sessions, links and an address that waits.
 * Call it in a transaction.
 * @returns null when the account has another address by now
 */
export async function linkToOwner(
  inside: Services,
  ownerId: string,
  person: GoogleIdentity,
): Promise<Linked | null> {
  const owner = await lockLearner(inside.db, ownerId)
  if (!owner?.email || owner.email.toLowerCase() !== person.email?.toLowerCase()) return null
  await addIdentity(inside, owner.id, person)
  await endOtherSessions(inside.db, owner.id, null, inside.clock.now())
  await removeAllLinks(inside.db, owner.id)
  const learner = await updateLearner(inside.db, owner.id, { passwordHash: null, pendingEmail: null })
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
