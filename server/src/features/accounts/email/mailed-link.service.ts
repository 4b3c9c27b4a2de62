import { AppError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { saveLink } from './mailed-links.queries.ts'
import { createMailedToken, type MailedToken, readMailedToken } from './mailed-token.ts'

const minute = 60 * 1000
/** The page and the lifetime (in milliseconds) of each kind of link. */
const purposes = {
  password: { page: 'reset-password', life: 30 * minute },
  email: { page: 'verify-email', life: 3 * 24 * 60 * minute },
}

export async function createLink(
  { db, clock, publicUrl }: Services,
  learnerId: string,
  email: string,
  purpose: keyof typeof purposes,
): Promise<string> {
  const { page, life } = purposes[purpose]
  const { token, secretHash } = createMailedToken(learnerId)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + life)
  await saveLink(db, { learnerId, secretHash, purpose, email, expiresAt }, now)
  return `${publicUrl}/${page}?token=${token}`
}

export const linkNotValid = () =>
  new AppError('LINK_NOT_VALID', 'This link is no longer valid. Please ask for a new one.')

/** @throws AppError LINK_NOT_VALID */
export function readToken(text: string): MailedToken {
  const token = readMailedToken(text)
  if (!token) throw linkNotValid()
  return token
}
