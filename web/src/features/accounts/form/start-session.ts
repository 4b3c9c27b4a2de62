import type { SessionReply } from '@verbena/contract/accounts/sessions'
import { learnerIdOf } from '../../../api/learner-id.ts'
import { saveSession } from '../../../api/session.ts'
import { claimSavedCheckout } from '../../../parts/billing/saved-checkout.ts'
import { stopBeingGuest } from '../../../parts/learner/onboarding-answers.ts'
import { carryOverUsernameKeys } from '../../../parts/storage/carry-over-username-keys.ts'

/** Stores the session after every kind of sign-in. An earlier payment is claimed first, so that later replies show the plan. */
export async function startSession(reply: Pick<SessionReply, 'access_token' | 'refresh_token' | 'user'>) {
  const learnerId = learnerIdOf(reply.access_token, reply.refresh_token)
  await carryOverUsernameKeys({ learnerId, username: reply.user.username })
  saveSession(reply)
  stopBeingGuest()
  await claimSavedCheckout()
}
