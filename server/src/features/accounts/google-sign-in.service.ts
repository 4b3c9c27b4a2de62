import { randomInt } from 'node:crypto'
import { defaultLevel, type Level } from '@verbena/language/levels'
import { brokenUniqueRule } from '../../database/database-errors.ts'
import { AppError } from '../../errors.ts'
import type { GoogleIdentity } from '../../providers/google.ts'
import type { Services } from '../../services.ts'
import { recordEvent } from './account-events.queries.ts'
import { insertLearner, type Learner } from './accounts.queries.ts'
import { keyOf, refuseSameLanguage, type SignedIn, toUser } from './accounts.service.ts'
import { usernameFor } from './google-username.ts'
import { findLearnerByIdentity, insertIdentity } from './identities.queries.ts'
import { findLearnerByEmail } from './mailed-links.queries.ts'
import { mailVerification } from './recovery.service.ts'
import { openSession } from './sessions.service.ts'

const provider = 'google'
/** Others may take the name, the address or the identity between our look and our write. */
const attempts = 8

type Languages = { nativeLanguage: string; targetLanguage: string; level: Level }
type SignUp = { [K in keyof Languages]?: Languages[K] | undefined }
type Visit = { userAgent: string; address: string }
type GoogleSignIn = SignedIn & { isNew: boolean }

/**
 * Signs in whoever Google says is there; with both languages, a new face gets an account.
 * @returns null for a new face without languages: onboarding comes first
 * @throws AppError NOT_CONFIGURED, GOOGLE_REFUSED, PROVIDER_AWAY, SAME_LANGUAGE, TOO_MANY_REQUESTS
 */
export async function signInWithGoogle(
  services: Services,
  { token, ...signUp }: SignUp & { token: string },
  { userAgent, address }: Visit,
): Promise<GoogleSignIn | null> {
  if (!services.google)
    throw new AppError('NOT_CONFIGURED', 'Google Sign-In is not available right now. Please try again later.')
  await services.rateLimits.take('loginByAddress', address)
  const person = await services.google.readIdToken(token)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await signInKnown(services, person, userAgent)
    if (known) return known
    const languages = languagesOf(signUp)
    if (!languages) return null
    const made = await createAccount(services, person, languages, { attempt, userAgent })
    if (made) return made
  }
  throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
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
  userAgent: string,
): Promise<GoogleSignIn | null> {
  const byIdentity = async () => {
    const known = await findLearnerByIdentity(services.db, provider, person.subject)
    return known ? openFor(services, known, userAgent, false) : null
  }
  const known = await byIdentity()
  if (known || !person.isEmailCertain) return known
  const owner = await findLearnerByEmail(services.db, person.email ?? '')
  if (!owner) return null
  const linked = await unlessTaken(services, async (inside) => {
    await link(inside, owner.id, person)
    return openFor(inside, owner, userAgent, false)
  })
  // Another of their tabs linked it first.
  return linked ?? byIdentity()
}

/** Null when the identity, the name or the address was taken meanwhile. */
async function createAccount(
  services: Services,
  person: GoogleIdentity,
  languages: Languages,
  { attempt, userAgent }: { attempt: number; userAgent: string },
): Promise<GoogleSignIn | null> {
  const { email, isEmailVerified } = person
  const isTaken = email !== null && (await findLearnerByEmail(services.db, email)) !== undefined
  const isGood = isEmailVerified && !isTaken
  const username = usernameFor(person, attempt === 0 ? '' : String(randomInt(2, 10 ** (attempt + 1))))
  const made = await unlessTaken(services, async (inside) => {
    const learner = await insertLearner(inside.db, {
      username,
      usernameKey: keyOf(username),
      email: isGood ? email : null,
      pendingEmail: isGood ? null : email,
      ...languages,
      createdAt: services.clock.now(),
    })
    await link(inside, learner.id, person)
    return { learner, signedIn: await openFor(inside, learner, userAgent, true) }
  })
  if (made && email && !isGood && !isTaken) await mailVerification(services, made.learner, email)
  return made?.signedIn ?? null
}

async function link({ db, clock }: Services, learnerId: string, { subject }: GoogleIdentity) {
  const linkedAt = clock.now()
  await insertIdentity(db, { learnerId, provider, subject, linkedAt })
  await recordEvent(db, learnerId, linkedAt, 'google-linked')
}

async function openFor(
  services: Services,
  learner: Learner,
  userAgent: string,
  isNew: boolean,
): Promise<GoogleSignIn> {
  const tokens = await openSession(services, learner.id, userAgent)
  return { tokens, user: toUser(services, learner), isNew }
}

/** All of it or nothing; null when something that must be unique is not. */
function unlessTaken<T>(services: Services, write: (inside: Services) => Promise<T>): Promise<T | null> {
  return services.db
    .transaction((db) => write({ ...services, db }))
    .catch((error: unknown) => {
      if (brokenUniqueRule(error)) return null
      throw error
    })
}
