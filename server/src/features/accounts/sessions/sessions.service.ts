import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import {
  advanceSession,
  deleteExpiredSessions,
  endOtherSessions,
  endSession,
  findSession,
  hasSessionFrom,
  insertSession,
  listOpenSessions,
  type Session,
} from '../accounts.queries.ts'

export type SessionTokens = { access_token: string; refresh_token: string }

const day = 24 * 60 * 60 * 1000
/** Maximum life of a session after sign-in, and without being used. */
const absoluteLife = 90 * day
const idleLife = 30 * day
/** How long the previous refresh token is still accepted, for tabs that refresh at the same moment. */
const gracePeriod = 30 * 1000
/** How long an address from which a learner signed in counts as known. */
const knownAddressLife = 30 * day

/** Browser and address of a sign-in; the address is in the form that rate limits use. */
export type Visit = { userAgent: string; address: string }

type Needs = Pick<Services, 'db' | 'tokens' | 'clock'>

export async function openSession(
  services: Needs,
  learnerId: string,
  { userAgent, address }: Visit,
): Promise<SessionTokens> {
  const now = services.clock.now()
  await deleteExpiredSessions(services.db, learnerId, now, ago(now, knownAddressLife))
  const session = await insertSession(services.db, {
    learnerId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteLife),
    userAgent,
    addressHash: services.tokens.addressHashes(address)[0],
  })
  await recordEvent(services.db, learnerId, now, 'sign-in')
  return issueTokens(services, session)
}

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** An id that no learner has, so that the query takes the same time when the account does not exist. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Whether the learner has signed in from this address recently. */
export function isKnownAddress(
  { db, tokens, clock }: Needs,
  learnerId: string | undefined,
  address: string,
): Promise<boolean> {
  const since = ago(clock.now(), knownAddressLife)
  return hasSessionFrom(db, learnerId ?? nobody, tokens.addressHashes(address), since)
}

/**
 * Checks that the session is open before sensitive changes, because an access token stays valid after its session ended.
 * @throws AppError NOT_SIGNED_IN when the session has ended
 */
export async function requireOpenSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { learnerId, sessionId }: Caller,
): Promise<{ createdAt: Date }> {
  const session = await findSession(db, learnerId, sessionId)
  if (!session || !isOpen(session, clock.now()))
    throw new AppError('NOT_SIGNED_IN', 'Unauthorized. Please log in again.')
  return session
}

function issueTokens({ tokens, clock }: Needs, { learnerId, id, generation }: Session): SessionTokens {
  const caller = { learnerId, sessionId: id }
  return {
    access_token: tokens.signAccess(caller, clock.now()),
    refresh_token: tokens.signRefresh({ ...caller, generation }),
  }
}

/**
 * Exchanges a refresh token for a new pair. The previous token gets the same successor during the grace period. An older
 * one must be a stolen copy, so it ends the session.
 * @throws AppError SESSION_ENDED
 */
export async function refreshSession(services: Needs, bearer: string | null): Promise<SessionTokens> {
  const { db, tokens, clock } = services
  const token = tokens.readRefresh(bearer)
  if (!token) throw ended()
  const now = clock.now()
  // Only one of several concurrent requests advances the session; the others then use the grace period.
  const current = await findSession(db, token.learnerId, token.sessionId)
  if (!current || !isOpen(current, now)) throw ended()
  const advanced = current.generation === token.generation && (await advanceSession(db, current, now))
  if (advanced) return issueTokens(services, advanced)
  const session = await findSession(db, token.learnerId, token.sessionId)
  if (!session || !isOpen(session, now)) throw ended()
  if (session.generation === token.generation + 1 && isInGrace(session, now))
    return issueTokens(services, session)
  // A newer generation than ours comes from before the restore of a backup, so it does not end the session.
  if (token.generation < session.generation) await endSession(db, session.learnerId, session.id, now)
  throw ended()
}

const ended = () => new AppError('SESSION_ENDED', 'Authentication failed. Please log in again.')

function isOpen({ endedAt, expiresAt, lastUsedAt }: Session, now: Date): boolean {
  return endedAt === null && expiresAt > now && lastUsedAt.getTime() + idleLife > now.getTime()
}

function isInGrace({ rotatedAt }: Session, now: Date): boolean {
  if (!rotatedAt) return false
  const age = now.getTime() - rotatedAt.getTime()
  // The age may be negative, because clocks of servers differ and this request may have read its clock first.
  return Math.abs(age) <= gracePeriod
}

/** The open sessions of the learner, the last used first. */
export async function listBrowsers({ db, clock }: Needs, { learnerId, sessionId }: Caller) {
  const now = clock.now()
  const sessions = await listOpenSessions(db, learnerId, now)
  return sessions
    .filter((session) => isOpen(session, now))
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      userAgent,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === sessionId,
    }))
}

/** @throws AppError NOT_FOUND for a session of another learner */
export async function closeBrowser({ db, clock }: Needs, learnerId: string, id: string): Promise<void> {
  if (!(await findSession(db, learnerId, id))) throw notFound('session')
  await endSession(db, learnerId, id, clock.now())
}

/** Ends all sessions of the learner, also that of the caller. */
export async function closeAllBrowsers({ db, clock }: Needs, learnerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await endOtherSessions(tx, learnerId, null, clock.now())
    await recordEvent(tx, learnerId, clock.now(), 'sign-out-everywhere')
  })
}

/** Ends the session of a token, also of an expired one. Tokens that we did not sign are ignored. */
export async function closeSession({ db, tokens, clock }: Needs, bearer: string | null): Promise<void> {
  const token = tokens.readRefresh(bearer) ?? tokens.readExpiredAccess(bearer)
  if (token) await endSession(db, token.learnerId, token.sessionId, clock.now())
}
