import { usernameSchema } from '@verbena/contract/accounts/accounts.schemas'
import type { GoogleIdentity } from '../../../providers/google/google.ts'

/** Leaves room for a number within the maximum length of a username. */
const baseMaximum = 30
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Suggests a username for a new person: the part of the address before the @, or their name, or `learner`.
 * @param suffix a number to make the username unique
 */
export function suggestUsername(
  { email, name }: Pick<GoogleIdentity, 'email' | 'name'>,
  suffix = '',
): string {
  const candidates = [email?.split('@')[0], name].map((text) => shorten(text ?? ''))
  const base = candidates.find((text) => usernameSchema.safeParse(text).success) ?? 'learner'
  return usernameSchema.parse(`${base}${suffix}`)
}

/** Cuts the text between whole characters. */
function shorten(text: string): string {
  let short = ''
  for (const character of text.normalize('NFKC').replace(invisible, '').trim()) {
    if (short.length + character.length > baseMaximum) break
    short += character
  }
  return short.trim()
}
