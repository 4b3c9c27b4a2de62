import { createHash, randomBytes } from 'node:crypto'

/** `<learner>.<secret>` as it stands in a link: found by the primary key, and kept by us as a hash only. */
export type MailedToken = { learnerId: string; secretHash: string }

const pattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/

/** The secret has 256 bits of chance, so that a fast hash is enough. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export function createMailedToken(learnerId: string): { token: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${learnerId}.${secret}`, secretHash: hashOf(secret) }
}

/** Null for anything that has not the form of one. */
export function readMailedToken(text: string): MailedToken | null {
  const [, learnerId, secret] = text.match(pattern) ?? []
  return learnerId && secret ? { learnerId, secretHash: hashOf(secret) } : null
}
