import { useMutation } from '@tanstack/react-query'
import { saveOnboarding, type User } from '@verbena/contract/accounts/accounts'
import { minutesPerDay } from '@verbena/contract/accounts/onboarding'
import { updateProfile } from '@verbena/contract/settings/settings'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { getSession, saveUser } from '../../../api/session.ts'
import { hasCode } from '../settings-error-message.ts'
import {
  changesGoalAlone,
  changesWhoSignsIn,
  draftOf,
  editsAfter,
  findProfileErrors,
  normaliseProfile,
  type ProfileDraft,
  type ProfileErrors,
} from './profile-draft.ts'

/** Holds only the edits, so that changes of the account from another device are shown and no input is lost. */
export function useProfileForm(user: User) {
  const [edits, setEdits] = useState<Partial<ProfileDraft>>({})
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [isSameLanguage, setSameLanguage] = useState(false)
  const { mutate, reset, isPending, isSuccess, error, data } = useMutation({
    mutationFn: (sent: ProfileDraft) =>
      changesGoalAlone(sent, user) ? saveGoal(sent.timePerDay) : saveProfile(sent),
    onSuccess: (_, sent) => setEdits((current) => editsAfter(current, sent)),
  })
  const draft = { ...draftOf(user), ...edits }
  // The server may detect a change that this page does not know of.
  const asksPassword =
    user.hasPassword && (changesWhoSignsIn(normaliseProfile(draft), user) || hasCode(error, 'WRONG_PASSWORD'))

  return {
    draft,
    errors,
    isSameLanguage,
    isPending,
    isSuccess,
    isEmailHeldBack: data?.isLetterHeldBack ?? false,
    asksPassword,
    error,
    edit: (change: Partial<ProfileDraft>) => {
      setEdits((current) => ({ ...current, ...change }))
      if (isSuccess) reset()
    },
    /** @param onWrong gets the name of the first invalid field, if there is one */
    save: (onWrong: (field: string) => void, onRefused: (error: unknown) => void) => {
      if (isPending) return
      const { currentPassword, ...rest } = normaliseProfile(draft)
      const sent = asksPassword && currentPassword ? { ...rest, currentPassword } : rest
      const found = changesGoalAlone(sent, user) ? {} : findErrors(sent, asksPassword)
      const isSame = sent.nativeLanguage === sent.targetLanguage
      setErrors(found)
      setSameLanguage(isSame)
      reset()
      const [first] = Object.keys(found)
      if (first) onWrong(first)
      else if (isSame) onWrong('targetLanguage')
      else mutate(sent, { onError: onRefused })
    },
  }
}

async function saveProfile({ timePerDay, ...body }: ProfileDraft) {
  const reply = await call(updateProfile, { body })
  storeUser(reply.user)
  // The goal is saved last, because the rest may be refused.
  if (timePerDay !== reply.user.timePerDay) await saveGoal(timePerDay)
  return reply
}

async function saveGoal(chosen: number | null) {
  const timePerDay = minutesPerDay.find((minutes) => minutes === chosen)
  if (timePerDay !== undefined) storeUser((await call(saveOnboarding, { body: { timePerDay } })).user)
  return { isLetterHeldBack: false }
}

/** Stores the user, unless the learner has logged out meanwhile. */
function storeUser(user: User) {
  if (getSession()) saveUser(user)
}

/** The password is checked only when the other fields are valid. */
function findErrors(sent: ProfileDraft, asksPassword: boolean): ProfileErrors {
  const found = findProfileErrors(sent)
  if (Object.keys(found).length > 0 || !asksPassword || sent.currentPassword) return found
  return { currentPassword: 'required' }
}
