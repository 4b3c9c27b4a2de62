import { createHash, randomInt } from 'node:crypto'
import { defaultLevel, type Level } from '@verbena/language/levels'
import { violatedUniqueConstraint } from '../../../database/database-errors.ts'
import { AppError } from '../../../errors.ts'
import { isWithinLimit } from '../../../http/rate-limits.ts'
import type { GoogleIdentity } from '../../../providers/google/google.ts'
import type { Services } from '../../../services.ts'
import { insertLearner, type Learner } from '../accounts.queries.ts'
import { refuseSameLanguage, type SignedIn, toUser, usernameKeyOf } from '../accounts.service.ts'
import { sendVerificationEmail } from '../email/email-verification.service.ts'
import { findLearnerByEmail } from '../email/mailed-links.queries.ts'
import { openSession, type Visit } from '../sessions/sessions.service.ts'
import { suggestUsername } from './google-username.ts'
import { findLearnerByIdentity } from './identities.queries.ts'
import { addIdentity, googleProvider, linkToOwner, notifyOfLink } from './link-google.service.ts'

/** Retries, because another request may take the name, the address or the identity between our check and our write. */
const attempts = 8

type Languages = { nativeLanguage: string; targetLanguage: string; level: Level }
type SignUp = { [K in keyof Languages]?: Languages[K] | undefined }
type GoogleSignIn = SignedIn & { isNew: boolean; isPasswordRemoved: boolean }

/**
 * Signs in the person of a Google ID token. A new person gets an account if both languages are given.
 * @returns null for a new person without languages, who must finish onboarding first
 * @throws AppError NOT_CONFIGURED, GOOGLE_REFUSED, PROVIDER_AWAY, SAME_LANGUAGE, TOO_MANY_REQUESTS
 */
export async function signInWithGoogle(
  services: Services,
  { token, ...signUp }: SignUp & { token: string },
  visit: Visit,
): Promise<GoogleSignIn | null> {
  if (!services.google)
    throw new AppError('NOT_CONFIGURED', 'Google Sign-In is not available right now. Please try again later.')
  await services.rateLimits.take('loginByAddress', visit.address)
  const person = await services.google.readIdToken(token)
  await refuseUsedToken(services, token)
  await services.rateLimits.giveBack('loginByAddress', visit.address)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await signInKnown(services, person, visit)
    if (known) return known
    const languages = languagesOf(signUp)
    if (!languages) return null
    const created = await createAccount(services, person, languages, { attempt, visit })
    if (created) return created
  }
  throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
}

/** Refuses a token that was used before, so that a token that leaked after its use is worthless. */
async function refuseUsedToken({ rateLimits }: Services, token: string): Promise<void> {
  const key = createHash('sha256').update(token).digest('base64url')
  if (!(await isWithinLimit(rateLimits.take('googleTokenOnce', key))))
    throw new AppError('GOOGLE_REFUSED', 'Google did not confirm who you are. Please try again.')
}

function languagesOf({ nativeLanguage, targetLanguage, level = defaultLevel }: SignUp): Languages | null {
  if (!nativeLanguage || !targetLanguage) return null
  refuseSameLanguage(nativeLanguage, targetLanguage)
  return { nativeLanguage, targetLanguage, level }
}

/**
 * Finds the learner by the Google identity, or by an e-mail address that both Google and we have verified.
 * @returns null for a new person
 */
async function signInKnown(
  services: Services,
  person: GoogleIdentity,
  visit: Visit,
): Promise<GoogleSignIn | null> {
  const byIdentity = async () => {
    const known = await findLearnerByIdentity(services.db, googleProvider, person.subject)
    return known ? openFor(services, known, visit) : null
  }
  const known = await byIdentity()
  if (known || !person.isEmailCertain) return known
  const owner = await findLearnerByEmail(services.db, person.email ?? '')
  if (!owner) return null
  const result = await nullIfTaken(services, async (transaction) => {
    const linked = await linkToOwner(transaction, owner.id, person)
    return linked && { linked, signedIn: await openFor(transaction, linked.learner, visit) }
  })
  // Another tab of the person has linked the identity first.
  if (!result) return byIdentity()
  notifyOfLink(services, result.linked)
  return { ...result.signedIn, isPasswordRemoved: result.linked.isPasswordRemoved }
}

/** @returns null when the identity, the name or the address was taken in the meantime */
async function createAccount(
  services: Services,
  person: GoogleIdentity,
  languages: Languages,
  { attempt, visit }: { attempt: number; visit: Visit },
): Promise<GoogleSignIn | null> {
  const { email, isEmailCertain } = person
  const isTaken = email !== null && (await findLearnerByEmail(services.db, email)) !== undefined
  // Outside Google's own mail, an address that was verified once may have a new owner, so we verify it ourselves.
  const isVerified = isEmailCertain && !isTaken
  const username = suggestUsername(person, attempt === 0 ? '' : String(randomInt(2, 10 ** (attempt + 1))))
  const created = await nullIfTaken(services, async (transaction) => {
    const learner = await insertLearner(transaction.db, {
      username,
      usernameKey: usernameKeyOf(username),
      email: isVerified ? email : null,
      pendingEmail: isVerified ? null : email,
      ...languages,
      createdAt: services.clock.now(),
    })
    await addIdentity(transaction, learner.id, person)
    return { learner, signedIn: await openFor(transaction, learner, visit) }
  })
  if (!created) return null
  if (email && !isVerified && !isTaken)
    await isWithinLimit(sendVerificationEmail(services, created.learner, email))
  return { ...created.signedIn, isNew: true }
}

async function openFor(services: Services, learner: Learner, visit: Visit): Promise<GoogleSignIn> {
  const tokens = await openSession(services, learner.id, visit)
  return { tokens, user: toUser(services, learner), isNew: false, isPasswordRemoved: false }
}

/** Runs `write` in a transaction. @returns null when it violates a unique constraint */
function nullIfTaken<T>(services: Services, write: (transaction: Services) => Promise<T>): Promise<T | null> {
  return services.db
    .transaction((db) => write({ ...services, db }))
    .catch((error: unknown) => {
      if (violatedUniqueConstraint(error)) return null
      throw error
    })
}
