import { getUser, type User } from '@verbena/contract/accounts/accounts'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { clearIdentity, endSession, getSession, saveUser } from '../../api/session.ts'
import { sendUnsentOnboardingAnswers } from '../../features/accounts/signup/send-onboarding-answers.ts'
import { claimSavedCheckout } from '../../parts/billing/saved-checkout.ts'

/**
 * Checks the session once at page load and updates the stored user. Uses the stored user when offline.
 * @returns whether the check is finished or not needed
 */
export function useAuthCheck(): boolean {
  const [isSettled, setSettled] = useState(() => getSession() === null)
  useEffect(() => {
    let isCurrent = true
    const hadSession = getSession() !== null
    call(getUser, {})
      .then((reply) => applyReply(reply, hadSession))
      // The pages show their own errors when the server is unreachable.
      .catch(() => undefined)
      .finally(() => isCurrent && setSettled(true))
    return () => {
      isCurrent = false
    }
  }, [])
  return isSettled
}

function applyReply(reply: ReplyOf<typeof getUser>, hadSession: boolean) {
  // The reply must not end a session that was started after the request.
  const hasSession = getSession() !== null
  if (!reply.authenticated) {
    if (!hasSession) clearIdentity()
    else if (hadSession) endSession()
    return
  }
  const user = userOf(reply)
  if (!user || !hasSession) return
  saveUser(user)
  void sendUnsentOnboardingAnswers(user).then(claimSavedCheckout)
}

function userOf({ authenticated: _, ...reply }: ReplyOf<typeof getUser>): User | undefined {
  const { username, nativeLanguage, targetLanguage, level } = reply
  if (!username || !nativeLanguage || !targetLanguage || !level) return undefined
  return {
    username,
    nativeLanguage,
    targetLanguage,
    level,
    email: reply.email ?? null,
    emailVerified: reply.emailVerified ?? false,
    learningReason: reply.learningReason ?? null,
    timePerDay: reply.timePerDay ?? null,
    interests: reply.interests ?? [],
    accountType: reply.accountType ?? 'Free',
    hasPassword: reply.hasPassword ?? true,
    deleteAt: reply.deleteAt ?? null,
  }
}
