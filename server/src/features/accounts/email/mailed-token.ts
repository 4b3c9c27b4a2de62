import { createHash, randomBytes } from 'node:crypto'

/** The token of a link is `<learner>.<secret>`; only a hash of the secret is stored. */
export type MailedToken = { learnerId: string; secretHash: string }

const pattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/

/** A fast hash is sufficient, because the secret has 256 random bits. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export function createMailedToken(learnerId: string): { token: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${learnerId}.${secret}`, secretHash: hashOf(secret) }
}

/** @returns null when the format is wrong */
export function readMailedToken(text: string): MailedToken | null {
  const [, learnerId, secret] = text.match(pattern) ?? []
  return learnerId && secret ? { learnerId, secretHash: hashOf(secret) } : null
}
