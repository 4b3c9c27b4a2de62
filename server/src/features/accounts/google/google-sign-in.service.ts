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

/** Others may take the name, the address or the identity between our look and our write. */
const attempts = 8

type Languages = { nativeLanguage: string; targetLanguage: string; level: Level }
type SignUp = { [K in keyof Languages]?: Languages[K] | undefined }
type GoogleSignIn = SignedIn & { isNew: boolean; isPasswordRemoved: boolean }

/**
 * Signs in whoever Google says is there; with both languages, a new face gets an account.
 * @returns null for a new face without languages: onboarding comes first
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
    const made = await createAccount(services, person, languages, { attempt, visit })
    if (made) return made
  }
  throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
}

/** A token read over somebody's shoulder, out of a log or a history enters nowhere after its owner did. */
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

/** By the identity, or by an address that Google and we are both certain of; null for a new face. */
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
  const done = await unlessTaken(services, async (inside) => {
    const linked = await linkToOwner(inside, owner.id, person)
    return linked && { linked, signedIn: await openFor(inside, linked.learner, visit) }
  })
  // Another of their tabs linked it first.
  if (!done) return byIdentity()
  notifyOfLink(services, done.linked)
  return { ...done.signedIn, isPasswordRemoved: done.linked.isPasswordRemoved }
}

/** Null when the identity, the name or the address was taken meanwhile. */
async function createAccount(
  services: Services,
  person: GoogleIdentity,
  languages: Languages,
  { attempt, visit }: { attempt: number; visit: Visit },
): Promise<GoogleSignIn | null> {
  const { email, isEmailCertain } = person
  const isTaken = email !== null && (await findLearnerByEmail(services.db, email)) !== undefined
  // What Google only saw verified once may be another's by now: a letter asks.
  const isGood = isEmailCertain && !isTaken
  const username = suggestUsername(person, attempt === 0 ? '' : String(randomInt(2, 10 ** (attempt + 1))))
  const made = await unlessTaken(services, async (inside) => {
    const learner = await insertLearner(inside.db, {
      username,
      usernameKey: usernameKeyOf(username),
      email: isGood ? email : null,
      pendingEmail: isGood ? null : email,
      ...languages,
      createdAt: services.clock.now(),
    })
    await addIdentity(inside, learner.id, person)
    return { learner, signedIn: await openFor(inside, learner, visit) }
  })
  if (!made) return null
  if (email && !isGood && !isTaken) await isWithinLimit(sendVerificationEmail(services, made.learner, email))
  return { ...made.signedIn, isNew: true }
}

async function openFor(services: Services, learner: Learner, visit: Visit): Promise<GoogleSignIn> {
  const tokens = await openSession(services, learner.id, visit)
  return { tokens, user: toUser(services, learner), isNew: false, isPasswordRemoved: false }
}

/** All of it or nothing; null when something that must be unique is not. */
function unlessTaken<T>(services: Services, write: (inside: Services) => Promise<T>): Promise<T | null> {
  return services.db
    .transaction((db) => write({ ...services, db }))
    .catch((error: unknown) => {
      if (violatedUniqueConstraint(error)) return null
      throw error
    })
}
