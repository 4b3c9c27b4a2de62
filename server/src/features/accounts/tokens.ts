import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Caller } from '../../http/serve.ts'

const issuer = 'verbena'
const audience = 'verbena-api'
export const accessTokenSeconds = 15 * 60
/** A few hundred bytes each; the oldest makes room. */
const rememberedTokens = 5000

/** The `generation`-th refresh token of a session; each exchange moves the session on by one. */
export type RefreshToken = Caller & { generation: number }

export type Tokens = {
  signAccess: (caller: Caller, now: Date) => string
  /** Null for anything but an access token of ours that is still valid. */
  readAccess: (token: string | null, now: Date) => Caller | null
  /** Whom an access token of ours named, even if its time is over: enough to end a session, for nothing else. */
  readExpiredAccess: (token: string | null) => Caller | null
  signRefresh: (token: RefreshToken) => string
  /** Null for anything that we did not sign ourselves; whether it is still good, the session knows. */
  readRefresh: (token: string | null) => RefreshToken | null
  /**
   * Hashes of an address (of the network, or of mail) under keys of ours: the first to be kept, any of them to know it
   * again by. Nobody without the secret can try addresses against what is kept.
   */
  addressHashes: (address: string) => [string, ...string[]]
}

type Options = {
  secret: string
  /** Still accepted while servers are moved to a new secret. */
  previousSecret?: string | undefined
}

type Claims = { sub: string; sid: string; use: string; exp: number }

export function createTokens({ secret, previousSecret }: Options): Tokens {
  const keys = [secret, previousSecret].filter((key): key is string => key !== undefined)
  const verifiers = new Map(keys.map((key) => [keyId(key), createKeyVerifier(key)]))
  const sign = createSigner({
    key: secret,
    algorithm: 'HS256',
    kid: keyId(secret),
    iss: issuer,
    aud: audience,
  })
  const seals = keys.map((key) => createSeal(key, 'refresh'))
  const [hashAddress, ...earlierHashes] = [
    createSeal(secret, 'address'),
    ...keys.slice(1).map((key) => createSeal(key, 'address')),
  ] as const
  const verified = new Map<string, Claims>()
  const readClaims = (token: string | null) => {
    if (!token) return null
    const known = verified.get(token)
    if (known) return known
    const claims = verify(verifiers, token)
    if (claims?.use !== 'access') return null
    remember(verified, token, claims)
    return claims
  }
  const callerOf = ({ sub, sid }: Claims): Caller => ({ learnerId: sub, sessionId: sid })
  return {
    signAccess: ({ learnerId, sessionId }, now) => {
      const iat = Math.floor(now.getTime() / 1000)
      return sign({ sub: learnerId, sid: sessionId, use: 'access', iat, exp: iat + accessTokenSeconds })
    },
    readAccess: (token, now) => {
      const claims = readClaims(token)
      return claims && claims.exp * 1000 > now.getTime() ? callerOf(claims) : null
    },
    readExpiredAccess: (token) => {
      const claims = readClaims(token)
      return claims && callerOf(claims)
    },
    signRefresh: (token) => {
      const named = nameOf(token)
      return `${named}.${seals[0]!(named)}`
    },
    readRefresh: (text) => {
      const [, named, learnerId, sessionId, generation, given] = text?.match(refreshPattern) ?? []
      if (!named || !learnerId || !sessionId || !given) return null
      if (!seals.some((seal) => timingSafeEqual(Buffer.from(seal(named)), Buffer.from(given)))) return null
      return { learnerId, sessionId, generation: Number(generation) }
    },
    addressHashes: (address) => [hashAddress(address), ...earlierHashes.map((hash) => hash(address))],
  }
}

const keyId = (key: string) => createHash('sha256').update(`kid:${key}`).digest('base64url').slice(0, 8)

function createKeyVerifier(key: string) {
  return createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: issuer,
    allowedAud: audience,
    requiredClaims: ['exp', 'sub', 'sid', 'use'],
    // The clock is an argument of ours.
    ignoreExpiration: true,
  }) as (token: string) => Claims
}

/** A signature's verdict may be kept; whether the token's time is over is asked anew each time. */
function remember(verified: Map<string, Claims>, token: string, claims: Claims) {
  if (verified.size >= rememberedTokens) verified.delete(verified.keys().next().value ?? '')
  verified.set(token, claims)
}

function verify(verifiers: Map<string, (token: string) => Claims>, token: string): Claims | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    const kid = typeof header === 'object' && header && 'kid' in header ? String(header.kid) : ''
    return verifiers.get(kid)?.(token) ?? null
  } catch {
    return null
  }
}

/** A refresh token is `<learner>.<session>.<generation>.<seal>`: found by the primary key, and made by nobody else. */
const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const refreshPattern = new RegExp(`^((${uuid})\\.(${uuid})\\.(\\d{1,9}))\\.([\\w-]{43})$`)

const nameOf = ({ learnerId, sessionId, generation }: RefreshToken) =>
  `${learnerId}.${sessionId}.${generation}`

/** Each purpose has a key of its own, so that a hash of one is never good for another. */
function createSeal(key: string, purpose: 'refresh' | 'address') {
  const ownKey = createHmac('sha256', key).update(purpose).digest()
  return (text: string) => createHmac('sha256', ownKey).update(text).digest('base64url')
}
