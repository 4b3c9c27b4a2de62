import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../account-events.queries.ts'
import {
  advanceSession,
  endOtherSessions,
  endSession,
  findSession,
  hasSessionFrom,
  insertSession,
  listOpenSessions,
  removeDeadSessions,
  type Session,
} from '../accounts.queries.ts'

export type SessionTokens = { access_token: string; refresh_token: string }

const day = 24 * 60 * 60 * 1000
/** A session ends this long after sign-in, however much it is used, and sooner when it rests. */
const absoluteLife = 90 * day
const idleLife = 30 * day
/** How long the token before the current one is still answered, for tabs that refreshed at the same moment. */
const grace = 30 * 1000
/** How long an address that signed in is known to the account. */
const knownAddressLife = 30 * day

/** Whose browser it is, and from where: the address as rate limits count it. */
export type Visit = { userAgent: string; address: string }

type Needs = Pick<Services, 'db' | 'tokens' | 'clock'>

export async function openSession(
  services: Needs,
  learnerId: string,
  { userAgent, address }: Visit,
): Promise<SessionTokens> {
  const now = services.clock.now()
  await removeDeadSessions(services.db, learnerId, now, ago(now, knownAddressLife))
  const session = await insertSession(services.db, {
    learnerId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteLife),
    userAgent,
    addressHash: services.tokens.addressHashes(address)[0],
  })
  await recordEvent(services.db, learnerId, now, 'sign-in')
  return issue(services, session)
}

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** No account has it: asked for in place of one that there is not, so that both take the same time. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Whether the account was signed in to from this address lately. */
export function isKnownAddress(
  { db, tokens, clock }: Needs,
  learnerId: string | undefined,
  address: string,
): Promise<boolean> {
  const since = ago(clock.now(), knownAddressLife)
  return hasSessionFrom(db, learnerId ?? nobody, tokens.addressHashes(address), since)
}

/**
 * An access token lives to the end of its minutes; before what changes or hands over an account its session is asked.
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

function issue({ tokens, clock }: Needs, { learnerId, id, generation }: Session): SessionTokens {
  const caller = { learnerId, sessionId: id }
  return {
    access_token: tokens.signAccess(caller, clock.now()),
    refresh_token: tokens.signRefresh({ ...caller, generation }),
  }
}

/**
 * Exchanges a refresh token for a new pair. The one just exchanged is answered with the same successor for a moment;
 * an older one can only be a copy, and ends the session for its thief and its owner alike.
 * @throws AppError SESSION_ENDED
 */
export async function refreshSession(services: Needs, bearer: string | null): Promise<SessionTokens> {
  const { db, tokens, clock } = services
  const token = tokens.readRefresh(bearer)
  if (!token) throw ended()
  const now = clock.now()
  // The exchange comes first: of fifty at once one wins, and the others then find themselves in its grace.
  const current = await findSession(db, token.learnerId, token.sessionId)
  if (!current || !isOpen(current, now)) throw ended()
  const advanced = current.generation === token.generation && (await advanceSession(db, current, now))
  if (advanced) return issue(services, advanced)
  const session = await findSession(db, token.learnerId, token.sessionId)
  if (!session || !isOpen(session, now)) throw ended()
  if (session.generation === token.generation + 1 && isInGrace(session, now)) return issue(services, session)
  // A token from ahead of us is an honest one that met a restored backup; it must sign in again, no more.
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
  // The clocks of two servers differ, and the loser of a race may have looked at its own before the winner wrote.
  return Math.abs(age) <= grace
}

/** Where the account is signed in, the last used first. */
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

/** @throws AppError NOT_FOUND for one that is not the learner's own */
export async function closeBrowser({ db, clock }: Needs, learnerId: string, id: string): Promise<void> {
  if (!(await findSession(db, learnerId, id))) throw notFound('session')
  await endSession(db, learnerId, id, clock.now())
}

/** Signs out everywhere, the caller included. */
export async function closeAllBrowsers({ db, clock }: Needs, learnerId: string): Promise<void> {
  await db.transaction(async (inside) => {
    await endOtherSessions(inside, learnerId, null, clock.now())
    await recordEvent(inside, learnerId, clock.now(), 'sign-out-everywhere')
  })
}

/** Ends the session that a token of ours names, however old the token is; anything else is ignored. */
export async function closeSession({ db, tokens, clock }: Needs, bearer: string | null): Promise<void> {
  const named = tokens.readRefresh(bearer) ?? tokens.readExpiredAccess(bearer)
  if (named) await endSession(db, named.learnerId, named.sessionId, clock.now())
}
