import type { SessionReply } from '@verbena/contract/accounts'
import { saveSession } from '../../api/session.ts'
import { stopBeingGuest } from '../../parts/onboarding-answers.ts'
import { claimPaidCheckout } from '../../parts/paid-checkout.ts'

/** What every way in does with the session it was given. What was paid before comes first: later replies show it. */
export async function enter(reply: Pick<SessionReply, 'access_token' | 'refresh_token' | 'user'>) {
  saveSession(reply)
  stopBeingGuest()
  await claimPaidCheckout()
}
