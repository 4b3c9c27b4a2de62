import type { User } from '@verbena/contract/accounts'
import { brokenUniqueRule } from '../../database/database-errors.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { keyOf, readLearner, refuseSameLanguage, toUser } from '../accounts/accounts.service.ts'
import { mailVerification } from '../accounts/recovery.service.ts'
import { saveProfile } from './profile.queries.ts'

type Profile = {
  username: string
  email: string
  nativeLanguage: string
  targetLanguage: string
  level: string
}

/**
 * Changes the profile. An address that is new is mailed a link; until it was followed the old one stays good, so that
 * a session left open cannot take an account away.
 * @throws AppError USERNAME_TAKEN, SAME_LANGUAGE, TOO_MANY_REQUESTS
 */
export async function updateProfile(
  services: Services,
  learnerId: string,
  { email, ...profile }: Profile,
): Promise<User> {
  refuseSameLanguage(profile.nativeLanguage, profile.targetLanguage)
  const before = await readLearner(services, learnerId)
  const isVerified = sameAddress(email, before.email)
  // Saved again, an address that still waits is mailed again: a letter may be lost.
  if (!isVerified) await services.rateLimits.take('verificationByAccount', learnerId)
  const saved = await saveProfile(services.db, learnerId, {
    ...profile,
    usernameKey: keyOf(profile.username),
    pendingEmail: isVerified ? null : email,
  }).catch((error: unknown) => {
    if (brokenUniqueRule(error)) throw new AppError('USERNAME_TAKEN', 'This username is already taken')
    throw error
  })
  if (!isVerified) await mailVerification(services, saved, email)
  return toUser(services, saved)
}

const sameAddress = (given: string, known: string | null) => given.toLowerCase() === known?.toLowerCase()
