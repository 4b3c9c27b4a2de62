import type { User } from '@verbena/contract/accounts/accounts'
import { violatedUniqueConstraint } from '../../database/database-errors.ts'
import { AppError } from '../../errors.ts'
import { isWithinLimit } from '../../http/rate-limits.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { recordAccountEvent } from '../accounts/account-events.service.ts'
import { readLearner, refuseSameLanguage, toUser, usernameKeyOf } from '../accounts/accounts.service.ts'
import {
  notifyOfRequestedChange,
  sendVerificationEmail,
} from '../accounts/email/email-verification.service.ts'
import { confirmOwner } from '../accounts/passwords/confirm-owner.service.ts'
import { requireOpenSession } from '../accounts/sessions/sessions.service.ts'
import { saveProfile } from './profile.queries.ts'

type Profile = {
  username: string
  email: string
  nativeLanguage: string
  targetLanguage: string
  level: string
}
type Change = Profile & { currentPassword?: string | undefined }

/**
 * Changes the profile. A new username or address requires the password or a recent sign-in. A new address receives a
 * verification link, and the old address a notice. The old address is used until the link was opened.
 * @returns `isLetterHeldBack`: true when the link was not sent, because too many were requested; the profile is saved
 * nevertheless
 * @throws AppError USERNAME_TAKEN, SAME_LANGUAGE, WRONG_PASSWORD, RECENT_SIGN_IN_NEEDED, TOO_MANY_REQUESTS
 */
export async function updateProfile(
  services: Services,
  caller: Caller,
  { email, currentPassword, ...profile }: Change,
  address: string,
): Promise<{ user: User; isLetterHeldBack: boolean }> {
  refuseSameLanguage(profile.nativeLanguage, profile.targetLanguage)
  const session = await requireOpenSession(services, caller)
  const before = await readLearner(services, caller.learnerId)
  const isRenamed = profile.username !== before.username
  const isNewEmail = !sameAddress(email, before.pendingEmail ?? before.email)
  if (isRenamed || isNewEmail)
    await confirmOwner(services, { learner: before, session, currentPassword, address })
  // Entering the verified address again cancels an unverified one.
  const pendingEmail = sameAddress(email, before.email) ? null : email
  const saved = await saveProfile(services.db, before.id, {
    ...profile,
    usernameKey: usernameKeyOf(profile.username),
    ...(isNewEmail && { pendingEmail }),
  }).catch((error: unknown) => {
    if (violatedUniqueConstraint(error))
      throw new AppError('USERNAME_TAKEN', 'This username is already taken')
    throw error
  })
  if (isRenamed) await recordAccountEvent(services, before.id, 'username-change')
  const isLetterHeldBack =
    isNewEmail && pendingEmail !== null && !(await askToConfirm(services, saved, email))
  return { user: toUser(services, saved), isLetterHeldBack }
}

/**
 * Warns the old address first and sends the link afterwards. Only the link is limited, so an attacker cannot prevent the
 * warning by using up the limit.
 */
async function askToConfirm(
  services: Services,
  learner: Awaited<ReturnType<typeof saveProfile>>,
  email: string,
): Promise<boolean> {
  await recordAccountEvent(services, learner.id, 'email-change-asked')
  notifyOfRequestedChange(services, learner)
  return isWithinLimit(sendVerificationEmail(services, learner, email))
}

const sameAddress = (given: string, known: string | null) => given.toLowerCase() === known?.toLowerCase()
