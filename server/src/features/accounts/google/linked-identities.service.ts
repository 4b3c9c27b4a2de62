import { createHash } from 'node:crypto'
import type { LinkedIdentity } from '@verbena/contract/settings/settings'
import { AppError, notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import { lockLearner } from '../email/mailed-links.queries.ts'
import { type Identity, listIdentitiesOf, removeIdentity } from './identities.queries.ts'

/** The id of an identity for the browser, which does not get Google's id of the person. */
const idOf = ({ provider, subject }: Identity) =>
  createHash('sha256').update(`${provider} ${subject}`).digest('base64url')

export async function listLinkedIdentities({ db }: Services, learnerId: string): Promise<LinkedIdentity[]> {
  const identities = await listIdentitiesOf(db, learnerId)
  return identities.map((identity) => ({
    id: idOf(identity),
    provider: 'google',
    linkedAt: identity.linkedAt.toISOString(),
  }))
}

/**
 * @throws AppError NOT_FOUND for an identity of another learner, PASSWORD_NEEDED when the account has no password
 */
export async function unlinkIdentity({ db, clock }: Services, learnerId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const learner = await lockLearner(tx, learnerId)
    const identity = (await listIdentitiesOf(tx, learnerId)).find((known) => idOf(known) === id)
    if (!learner || !identity) throw notFound('identity')
    if (learner.passwordHash === null)
      throw new AppError('PASSWORD_NEEDED', 'Set a password first: without one you could not sign in.')
    await removeIdentity(tx, identity)
    await recordEvent(tx, learnerId, clock.now(), 'google-unlinked')
  })
}
