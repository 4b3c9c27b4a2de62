import { signupPasswordMinimum } from '@verbena/contract/accounts/account-limits'
import type { User } from '@verbena/contract/accounts/accounts'
import { collapseBlanks } from '@verbena/contract/accounts/username'
import { defaultLevel, type Level } from '@verbena/language/levels'
import { violatedUniqueConstraint } from '../../database/database-errors.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import {
  findLearner,
  findLearnerByName,
  insertLearner,
  type Learner,
  updateLearner,
} from './accounts.queries.ts'
import { checkPassword } from './passwords/password-rules.ts'
import { isKnownAddress, openSession, type SessionTokens, type Visit } from './sessions/sessions.service.ts'

export type SignedIn = { tokens: SessionTokens; user: User }

/** Usernames are unique regardless of case. The contract has already converted them to NFKC and collapsed blanks. */
export const usernameKeyOf = (username: string) => username.toLowerCase()

/** Normalises a username from an input that the contract does not normalise. */
export const normaliseUsername = (text: string) => collapseBlanks(text.normalize('NFKC').trim())

type Registration = {
  username: string
  password: string
  nativeLanguage: string
  targetLanguage: string
  level?: Level | undefined
}

/**
 * Creates an account and opens a session.
 * @throws AppError USERNAME_TAKEN, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON, SAME_LANGUAGE
 */
export async function registerLearner(
  services: Services,
  { username, password, nativeLanguage, targetLanguage, level = defaultLevel }: Registration,
  visit: Visit,
): Promise<SignedIn> {
  await checkPassword(password, username, signupPasswordMinimum)
  refuseSameLanguage(nativeLanguage, targetLanguage)
  const passwordHash = await services.passwords.hash(password, visit.address)
  return services.db.transaction(async (db) => {
    const learner = await insertLearner(db, {
      username,
      usernameKey: usernameKeyOf(username),
      passwordHash,
      nativeLanguage,
      targetLanguage,
      level,
      createdAt: services.clock.now(),
    }).catch((error: unknown) => {
      if (violatedUniqueConstraint(error))
        throw new AppError('USERNAME_TAKEN', 'This username is already taken')
      throw error
    })
    const tokens = await openSession({ ...services, db }, learner.id, visit)
    return { tokens, user: toUser(services, learner) }
  })
}

export function refuseSameLanguage(nativeLanguage: string, targetLanguage: string) {
  if (nativeLanguage === targetLanguage)
    throw new AppError('SAME_LANGUAGE', 'The language studied must differ from the native language.')
}

/**
 * An unknown username and a wrong password get the same reply after the same time, and count the same.
 * @throws AppError WRONG_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function signIn(
  services: Services,
  { username, password }: { username: string; password: string },
  visit: Visit,
): Promise<SignedIn> {
  const { rateLimits } = services
  const { address } = visit
  const account = usernameKeyOf(username)
  const accountAndAddress = `${address} ${account}`
  await rateLimits.take('loginByAddress', address)
  await rateLimits.take('loginByAccountAndAddress', accountAndAddress)
  const learner = await findLearnerByName(services.db, account)
  // Attackers who guess from many addresses must not lock out the owner, who signs in from a known address.
  const isKnown = await isKnownAddress(services, learner?.id, address)
  if (!isKnown) await rateLimits.take('loginByAccount', account)
  const isRight = await services.passwords.matches(password, learner?.passwordHash ?? null, address)
  if (!learner || !isRight)
    throw new AppError('WRONG_CREDENTIALS', 'Login failed. Please check your credentials.')
  await rateLimits.clear('loginByAccountAndAddress', accountAndAddress)
  await rateLimits.giveBack('loginByAddress', address)
  if (!isKnown) await rateLimits.giveBack('loginByAccount', account)
  const tokens = await openSession(services, learner.id, visit)
  return { tokens, user: toUser(services, learner) }
}

/** The learner of an access token. @throws AppError NOT_SIGNED_IN when the account was deleted */
export async function readLearner({ db }: Pick<Services, 'db'>, learnerId: string): Promise<Learner> {
  const learner = await findLearner(db, learnerId)
  if (!learner) throw new AppError('NOT_SIGNED_IN', 'Unauthorized. Please log in again.')
  return learner
}

type OnboardingAnswers = {
  nativeLanguage?: string | undefined
  targetLanguage?: string | undefined
  level?: string | undefined
  learningReason?: string | undefined
  timePerDay?: number | undefined
  interests?: string[] | undefined
}

export async function saveOnboardingAnswers(
  services: Services,
  learnerId: string,
  { timePerDay, ...answers }: OnboardingAnswers,
): Promise<User> {
  const current = await readLearner(services, learnerId)
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
  const next = { ...current, ...given }
  refuseSameLanguage(next.nativeLanguage, next.targetLanguage)
  const changed = { ...given, ...(timePerDay !== undefined && { minutesPerDay: timePerDay }) }
  if (Object.keys(changed).length === 0) return toUser(services, current)
  const saved = await updateLearner(services.db, learnerId, changed)
  return toUser(services, saved ?? current)
}

export function isPro({ isBilled, clock }: Services, { proUntil }: Pick<Learner, 'proUntil'>): boolean {
  return !isBilled || (proUntil !== null && proUntil > clock.now())
}

export function toUser(services: Services, learner: Learner): User {
  return {
    username: learner.username,
    email: learner.pendingEmail ?? learner.email,
    emailVerified: learner.email !== null && learner.pendingEmail === null,
    nativeLanguage: learner.nativeLanguage as User['nativeLanguage'],
    targetLanguage: learner.targetLanguage as User['targetLanguage'],
    level: learner.level as User['level'],
    learningReason: learner.learningReason,
    timePerDay: learner.minutesPerDay,
    interests: learner.interests,
    accountType: isPro(services, learner) ? 'Pro' : 'Free',
    hasPassword: learner.passwordHash !== null,
    deleteAt: learner.deleteAt?.toISOString() ?? null,
  }
}
