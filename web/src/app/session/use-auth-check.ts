import { getUser, type User } from '@verbena/contract/accounts/accounts'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { clearIdentity, endSession, getSession, saveUser } from '../../api/session.ts'
import { sendUnsentOnboardingAnswers } from '../../features/accounts/signup/send-onboarding-answers.ts'
import { claimSavedCheckout } from '../../parts/billing/saved-checkout.ts'

/** Checks the session once at page load and updates the stored user. No page waits for it. */
export function useAuthCheck() {
  useEffect(() => {
    const hadSession = getSession() !== null
    call(getUser, {})
      .then((reply) => applyReply(reply, hadSession))
      // The pages show their own errors when the server is unreachable.
      .catch(() => undefined)
  }, [])
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
