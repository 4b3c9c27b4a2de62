import { usernameSchema } from '@verbena/contract/accounts/accounts'
import type { GoogleIdentity } from '../../../providers/google/google.ts'

/** Leaves room for a number within the longest name that an account may have. */
const baseMaximum = 30
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * A username for somebody who never chose one: the address before the @, or their name, or neither.
 * @param suffix tells it apart where others have it
 */
export function suggestUsername(
  { email, name }: Pick<GoogleIdentity, 'email' | 'name'>,
  suffix = '',
): string {
  const wanted = [email?.split('@')[0], name].map((text) => shorten(text ?? ''))
  const base = wanted.find((text) => usernameSchema.safeParse(text).success) ?? 'learner'
  return usernameSchema.parse(`${base}${suffix}`)
}

/** Whole characters, as many as fit. */
function shorten(text: string): string {
  let short = ''
  for (const character of text.normalize('NFKC').replace(invisible, '').trim()) {
    if (short.length + character.length > baseMaximum) break
    short += character
  }
  return short.trim()
}
