import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Caller } from '../../http/serve.ts'

const issuer = 'verbena'
const audience = 'verbena-api'
export const accessTokenSeconds = 15 * 60

export type Tokens = {
  signAccess: (caller: Caller, now: Date) => string
  /** Null for anything but an access token of ours that is still valid. */
  readAccess: (token: string, now: Date) => Caller | null
  newSecret: () => string
  /**
   * The secret that follows one of a session's secrets. It can be computed again from its predecessor and our key,
   * so that two tabs that refresh at the same moment get the same answer, although only hashes are stored.
   */
  nextSecret: (secret: string) => string
  hashSecret: (secret: string) => string
}

type Options = {
  secret: string
  /** Still accepted for access tokens while servers are moved to a new secret. */
  previousSecret?: string | undefined
  randomBytes: (count: number) => Buffer
}

type Claims = { sub: string; sid: string; use: string; exp: number }

export function createTokens({ secret, previousSecret, randomBytes }: Options): Tokens {
  const keys = [secret, previousSecret].filter((key): key is string => key !== undefined)
  const verifiers = new Map(keys.map((key) => [keyId(key), createKeyVerifier(key)]))
  const sign = createSigner({
    key: secret,
    algorithm: 'HS256',
    kid: keyId(secret),
    iss: issuer,
    aud: audience,
  })
  const refreshKey = createHmac('sha256', secret).update('refresh').digest()
  return {
    signAccess: ({ learnerId, sessionId }, now) => {
      const iat = Math.floor(now.getTime() / 1000)
      return sign({ sub: learnerId, sid: sessionId, use: 'access', iat, exp: iat + accessTokenSeconds })
    },
    readAccess: (token, now) => {
      const claims = readClaims(verifiers, token)
      if (claims?.use !== 'access' || claims.exp * 1000 <= now.getTime()) return null
      return { learnerId: claims.sub, sessionId: claims.sid }
    },
    newSecret: () => randomBytes(32).toString('base64url'),
    nextSecret: (value) => createHmac('sha256', refreshKey).update(value).digest('base64url'),
    hashSecret: (value) => createHash('sha256').update(value).digest('base64url'),
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
    // The clock is an argument of ours; the signature's verdict may be kept.
    ignoreExpiration: true,
    cache: 2000,
  }) as (token: string) => Claims
}

function readClaims(verifiers: Map<string, (token: string) => Claims>, token: string): Claims | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    const kid = typeof header === 'object' && header && 'kid' in header ? String(header.kid) : ''
    return verifiers.get(kid)?.(token) ?? null
  } catch {
    return null
  }
}

/** A refresh token names its session, so that it is found by the primary key: `<learner>.<session>.<secret>`. */
export type RefreshToken = { learnerId: string; sessionId: string; secret: string }

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const refreshPattern = new RegExp(`^(${uuid})\\.(${uuid})\\.([\\w-]{43})$`)

export function parseRefreshToken(text: string | null): RefreshToken | null {
  const [, learnerId, sessionId, secret] = text?.match(refreshPattern) ?? []
  return learnerId && sessionId && secret ? { learnerId, sessionId, secret } : null
}

export const formatRefreshToken = ({ learnerId, sessionId, secret }: RefreshToken) =>
  `${learnerId}.${sessionId}.${secret}`

export function sameHash(a: string, b: string | null): boolean {
  return b !== null && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
