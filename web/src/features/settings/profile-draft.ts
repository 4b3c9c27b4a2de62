import type { User } from '@verbena/contract/accounts'
import type { RequestInput } from '@verbena/contract/endpoint'
import type { updateProfile } from '@verbena/contract/settings'
import { mixesAlphabets } from '@verbena/contract/username'
import { isEmailAddress } from './email-address.ts'

/** What the form holds. The goal is an answer of the onboarding wizard, and goes where its answers go. */
export type ProfileDraft = RequestInput<typeof updateProfile>['body'] & {
  /** Null until one is chosen; from then on there is one. */
  timePerDay: number | null
}
export type ProfileErrors = {
  username?: 'required' | 'mixedAlphabets'
  email?: 'required' | 'invalidEmail'
  currentPassword?: 'required'
}

export function draftOf(user: User): ProfileDraft {
  const { username, email, nativeLanguage, targetLanguage, level, timePerDay } = user
  return { username, email: email ?? '', nativeLanguage, targetLanguage, level, timePerDay }
}

/** As it is sent: blanks around a name are a slip of the hand. */
export function tidy(draft: ProfileDraft): ProfileDraft {
  return { ...draft, username: draft.username.trim(), email: draft.email.trim() }
}

/** Another name or address may hand the account to somebody else, so its owner is asked for first. */
export function changesWhoSignsIn({ username, email }: ProfileDraft, user: User): boolean {
  return username !== user.username || email.toLowerCase() !== (user.email ?? '').toLowerCase()
}

/** The goal is saved without the rest, so whoever has given no address yet need not do it for that. */
export function changesGoalAlone({ timePerDay, ...rest }: ProfileDraft, user: User): boolean {
  const { timePerDay: before, ...same } = draftOf(user)
  return (
    timePerDay !== before &&
    Object.entries(same).every(
      ([name, value]) => rest[name as keyof typeof same & keyof typeof rest] === value,
    )
  )
}

/** What a form without a list to choose from can get wrong; in the order of the fields. */
export function findProfileErrors({ username, email }: ProfileDraft): ProfileErrors {
  return {
    ...(username === ''
      ? { username: 'required' as const }
      : mixesAlphabets(username) && { username: 'mixedAlphabets' as const }),
    ...(email === ''
      ? { email: 'required' as const }
      : !isEmailAddress(email) && { email: 'invalidEmail' as const }),
  }
}

/** What was typed while the rest was on its way to the server is not saved yet; a password is typed anew. */
export function editsAfter(edits: Partial<ProfileDraft>, sent: ProfileDraft): Partial<ProfileDraft> {
  const isSent = (name: string, value: unknown) =>
    name === 'currentPassword' || String(sent[name as keyof ProfileDraft]) === String(value).trim()
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => !isSent(name, value)))
}
