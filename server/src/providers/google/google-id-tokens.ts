import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { AppError } from '../../errors.ts'
import type { Google, GoogleIdentity } from './google.ts'

type Options = {
  clientId: string
  keysUrl: string
  clock: { now: () => Date }
  /** For each of the two attempts to fetch Google's keys. */
  timeoutMs?: number
  /** An unknown key id makes us fetch the keys again, but no more often than this, because anybody can invent key ids. */
  cooldownMs?: number
}

const hour = 60 * 60
const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** Validates ID tokens by Google's published keys (OpenID Connect Core, 3.1.3.7). */
export function createGoogle({
  clientId,
  keysUrl,
  clock,
  timeoutMs = 3000,
  cooldownMs = 30_000,
}: Options): Google {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: timeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: hour * 1000,
  })
  const getKey: JWTVerifyGetKey = async (header, token) => {
    const ask = () => keys(header, token)
    return ask().catch((error: unknown) => {
      if (isKeyMismatch(error)) throw error
      return ask().catch(throwUnavailable)
    })
  }
  return {
    clientId,
    readIdToken: async (token) => {
      const { payload } = await jwtVerify(token, getKey, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: clientId,
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: hour,
        clockTolerance: 30,
        currentDate: clock.now(),
      }).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? refused() : error
      })
      if (!isMeantFor(clientId, payload)) throw refused()
      return identityOf(payload)
    },
  }
}

const refused = () => new AppError('GOOGLE_REFUSED', 'Google did not confirm who you are. Please try again.')

/** The keys were fetched, but none of them verifies the token. */
const isKeyMismatch = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported

function throwUnavailable(error: unknown): never {
  if (isKeyMismatch(error)) throw error
  throw new AppError('PROVIDER_AWAY', 'Google cannot be reached right now. Please try again.')
}

/** Refuses a token with other audiences or another authorised party: another program may have passed it to us. */
function isMeantFor(clientId: string, { aud, azp }: JWTPayload): boolean {
  const isOnlyOurs = [aud].flat().every((audience) => audience === clientId)
  return isOnlyOurs && (azp === undefined || azp === clientId)
}

function identityOf({ sub, email, email_verified, hd, name }: JWTPayload): GoogleIdentity {
  if (typeof sub !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sub)) throw refused()
  const address = typeof email === 'string' && isAddress(email) ? email : null
  const isEmailVerified = address !== null && email_verified === true
  return {
    subject: sub,
    email: address,
    isEmailVerified,
    isEmailCertain: isEmailVerified && isHostedByGoogle(address, hd),
    name: typeof name === 'string' ? name : null,
  }
}

const isAddress = (email: string) => email.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email)

/** Google's rule for the addresses that it is authoritative for. Any other may belong to somebody else by now. */
function isHostedByGoogle(email: string, hostedDomain: unknown): boolean {
  const domain = email.toLowerCase().split('@')[1]
  return domain === 'gmail.com' || (typeof hostedDomain === 'string' && hostedDomain.toLowerCase() === domain)
}
