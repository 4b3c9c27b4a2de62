import type { User } from '@verbena/contract/accounts/accounts'
import { mixesAlphabets } from '@verbena/contract/accounts/username'
import type { RequestInput } from '@verbena/contract/endpoint'
import type { updateProfile } from '@verbena/contract/settings/settings'
import { isEmailAddress } from './email-address.ts'

/** The values of the form. The goal belongs to the onboarding answers, and is saved with their endpoint. */
export type ProfileDraft = RequestInput<typeof updateProfile>['body'] & {
  /** Null until one is chosen. */
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

/** The draft as it is sent, without surrounding spaces. */
export function normaliseProfile(draft: ProfileDraft): ProfileDraft {
  return { ...draft, username: draft.username.trim(), email: draft.email.trim() }
}

/** A changed username or e-mail address can be used to take over the account, so it needs the password. */
export function changesWhoSignsIn({ username, email }: ProfileDraft, user: User): boolean {
  return username !== user.username || email.toLowerCase() !== (user.email ?? '').toLowerCase()
}

/** If only the goal changed, only the goal is saved, because the rest needs an e-mail address. */
export function changesGoalAlone({ timePerDay, ...rest }: ProfileDraft, user: User): boolean {
  const { timePerDay: before, ...same } = draftOf(user)
  return (
    timePerDay !== before &&
    Object.entries(same).every(
      ([name, value]) => rest[name as keyof typeof same & keyof typeof rest] === value,
    )
  )
}

/** The errors of the text fields, in the order of the fields. */
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

/** The edits made during a save, which are still unsaved; the password is cleared. */
export function editsAfter(edits: Partial<ProfileDraft>, sent: ProfileDraft): Partial<ProfileDraft> {
  const isSent = (name: string, value: unknown) =>
    name === 'currentPassword' || String(sent[name as keyof ProfileDraft]) === String(value).trim()
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => !isSent(name, value)))
}
