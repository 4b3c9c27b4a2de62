import { getUser, type User } from '@verbena/contract/accounts'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { clearIdentity, endSession, getSession, saveUser } from '../api/session.ts'
import { sendUnsentAnswers } from '../features/accounts/send-answers.ts'
import { claimPaidCheckout } from '../parts/paid-checkout.ts'

/**
 * Asks once, at load, who is signed in, and corrects what is stored. Without a network what is stored stands.
 * @returns whether the answer is in, or was not needed
 */
export function useAuthCheck(): boolean {
  const [isSettled, setSettled] = useState(() => getSession() === null)
  useEffect(() => {
    let isCurrent = true
    const hadSession = getSession() !== null
    call(getUser, {})
      .then((reply) => applyReply(reply, hadSession))
      // The pages say it themselves when they cannot reach the server.
      .catch(() => undefined)
      .finally(() => isCurrent && setSettled(true))
    return () => {
      isCurrent = false
    }
  }, [])
  return isSettled
}

function applyReply(reply: ReplyOf<typeof getUser>, hadSession: boolean) {
  // Whoever signed in while the question was under way is not to be signed out by its answer.
  const hasSession = getSession() !== null
  if (!reply.authenticated) {
    if (!hasSession) clearIdentity()
    else if (hadSession) endSession()
    return
  }
  const user = userOf(reply)
  if (!user || !hasSession) return
  saveUser(user)
  void sendUnsentAnswers(user).then(claimPaidCheckout)
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
