import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../../../http/serve.ts'

const issuer = 'verbena'
const audience = 'verbena-api'
export const accessTokenSeconds = 15 * 60
/** An entry takes a few hundred bytes. */
const cachedTokensMaximum = 5000

/** The `generation`-th refresh token of a session; each exchange increases the generation by one. */
export type RefreshToken = Caller & { generation: number }

export type Tokens = {
  signAccess: (caller: Caller, now: Date) => string
  /** Null for anything but a valid access token that we signed. */
  readAccess: (token: string | null, now: Date) => Caller | null
  /** Learner and session of an access token that we signed, even if it has expired; used only to end the session. */
  readExpiredAccess: (token: string | null) => Caller | null
  signRefresh: (token: RefreshToken) => string
  /** Null for anything that we did not sign. Whether the token is still valid depends on its session. */
  readRefresh: (token: string | null) => RefreshToken | null
  /**
   * Keyed hashes of an IP or e-mail address. The first one is stored; an address is recognised by any of them. Without
   * the secret nobody can test addresses against a stored hash.
   */
  addressHashes: (address: string) => [string, ...string[]]
}

type Options = {
  secret: string
  /** Still accepted while servers change to a new secret. */
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
  const refreshSignatures = keys.map((key) => createSignature(key, 'refresh'))
  const [hashAddress, ...earlierHashes] = [
    createSignature(secret, 'address'),
    ...keys.slice(1).map((key) => createSignature(key, 'address')),
  ] as const
  // The verification of the signature is cached; the expiry is checked each time.
  const verified = new LRUCache<string, Claims>({ max: cachedTokensMaximum })
  const readClaims = (token: string | null) => {
    if (!token) return null
    const known = verified.get(token)
    if (known) return known
    const claims = verify(verifiers, token)
    if (claims?.use !== 'access') return null
    verified.set(token, claims)
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
      return `${named}.${refreshSignatures[0]!(named)}`
    },
    readRefresh: (text) => {
      const [, named, learnerId, sessionId, generation, given] = text?.match(refreshPattern) ?? []
      if (!named || !learnerId || !sessionId || !given) return null
      const isSigned = refreshSignatures.some((signatureOf) =>
        timingSafeEqual(Buffer.from(signatureOf(named)), Buffer.from(given)),
      )
      if (!isSigned) return null
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
    // `readAccess` checks the expiry with our own clock.
    ignoreExpiration: true,
  }) as (token: string) => Claims
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

/** A refresh token is `<learner>.<session>.<generation>.<signature>`. */
const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const refreshPattern = new RegExp(`^((${uuid})\\.(${uuid})\\.(\\d{1,9}))\\.([\\w-]{43})$`)

const nameOf = ({ learnerId, sessionId, generation }: RefreshToken) =>
  `${learnerId}.${sessionId}.${generation}`

/** Each purpose has its own key, so that a signature for one is never valid for another. */
function createSignature(key: string, purpose: 'refresh' | 'address') {
  const ownKey = createHmac('sha256', key).update(purpose).digest()
  return (text: string) => createHmac('sha256', ownKey).update(text).digest('base64url')
}
