import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { endSession, findSession, insertSession, rotateSession, type Session } from './accounts.queries.ts'
import { formatRefreshToken, parseRefreshToken, sameHash } from './tokens.ts'

export type SessionTokens = { access_token: string; refresh_token: string }

const day = 24 * 60 * 60 * 1000
/** A session ends this long after sign-in, however much it is used, and sooner when it rests. */
const absoluteLife = 90 * day
const idleLife = 30 * day
/** How long the secret before the current one is still answered, for tabs that refreshed at the same moment. */
const grace = 30 * 1000
/** More rotations than one session can see in its life of a token every 15 minutes. */
const longestChain = 10_000

type Needs = Pick<Services, 'db' | 'tokens' | 'clock'>

export async function openSession(
  services: Needs,
  learnerId: string,
  userAgent: string,
): Promise<SessionTokens> {
  const { db, tokens, clock } = services
  const now = clock.now()
  const secret = tokens.newSecret()
  const session = await insertSession(db, {
    learnerId,
    secretHash: tokens.hashSecret(secret),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteLife),
    userAgent,
  })
  return issue(services, session, secret)
}

function issue({ tokens, clock }: Needs, session: Session, secret: string): SessionTokens {
  const caller = { learnerId: session.learnerId, sessionId: session.id }
  return {
    access_token: tokens.signAccess(caller, clock.now()),
    refresh_token: formatRefreshToken({ ...caller, secret }),
  }
}

/**
 * Exchanges a refresh token for a new pair. The one just exchanged is answered with the same successor for a moment;
 * an older one can only be a copy, and ends the session for its thief and its owner alike.
 * @throws AppError SESSION_ENDED
 */
export async function refreshSession(services: Needs, bearer: string | null): Promise<SessionTokens> {
  const { db, tokens, clock } = services
  const token = parseRefreshToken(bearer)
  if (!token) throw ended()
  const hash = tokens.hashSecret(token.secret)
  const next = tokens.nextSecret(token.secret)
  // Twice: whoever loses the race for the exchange finds itself in the grace of the winner.
  for (let attempt = 0; attempt < 2; attempt++) {
    const session = await findSession(db, token.learnerId, token.sessionId)
    const now = clock.now()
    if (!session || !isOpen(session, now)) throw ended()
    if (sameHash(hash, session.secretHash)) {
      if (await rotateSession(db, session, { secretHash: tokens.hashSecret(next), now }))
        return issue(services, session, next)
      continue
    }
    if (isInGrace(session, hash, now) && sameHash(tokens.hashSecret(next), session.secretHash))
      return issue(services, session, next)
    if (isAncestor(services, token.secret, session.secretHash))
      await endSession(db, session.learnerId, session.id, now)
    throw ended()
  }
  throw ended()
}

const ended = () => new AppError('SESSION_ENDED', 'Authentication failed. Please log in again.')

function isOpen({ endedAt, expiresAt, lastUsedAt }: Session, now: Date): boolean {
  return endedAt === null && expiresAt > now && lastUsedAt.getTime() + idleLife > now.getTime()
}

function isInGrace({ previousHash, rotatedAt }: Session, hash: string, now: Date): boolean {
  return rotatedAt !== null && now.getTime() - rotatedAt.getTime() <= grace && sameHash(hash, previousHash)
}

/** Tells a stolen old token, which ends the session, from a guess, which must not be able to. */
function isAncestor({ tokens }: Needs, secret: string, currentHash: string): boolean {
  let candidate = secret
  for (let step = 0; step < longestChain; step++) {
    candidate = tokens.nextSecret(candidate)
    if (sameHash(tokens.hashSecret(candidate), currentHash)) return true
  }
  return false
}

/** Ends the session that an access or refresh token names; unknown tokens are ignored. */
export async function closeSession(services: Needs, bearer: string | null): Promise<void> {
  if (!bearer) return
  const { db, tokens, clock } = services
  const caller = tokens.readAccess(bearer, clock.now())
  if (caller) return endSession(db, caller.learnerId, caller.sessionId, clock.now())
  const token = parseRefreshToken(bearer)
  if (!token) return
  const session = await findSession(db, token.learnerId, token.sessionId)
  const hash = tokens.hashSecret(token.secret)
  if (session && (sameHash(hash, session.secretHash) || sameHash(hash, session.previousHash)))
    await endSession(db, session.learnerId, session.id, clock.now())
}
