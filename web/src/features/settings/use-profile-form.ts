import { useMutation } from '@tanstack/react-query'
import { saveOnboarding, type User } from '@verbena/contract/accounts'
import { minutesPerDay } from '@verbena/contract/onboarding'
import { updateProfile } from '@verbena/contract/settings'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { getSession, saveUser } from '../../api/session.ts'
import {
  changesGoalAlone,
  changesWhoSignsIn,
  draftOf,
  editsAfter,
  findProfileErrors,
  type ProfileDraft,
  type ProfileErrors,
  tidy,
} from './profile-draft.ts'
import { hasCode } from './settings-failure.ts'

/** Keeps only what differs from the account, so that a change from elsewhere shows and nothing typed is lost. */
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
  // The server may know of a change that this page does not.
  const asksPassword =
    user.hasPassword && (changesWhoSignsIn(tidy(draft), user) || hasCode(error, 'WRONG_PASSWORD'))

  return {
    draft,
    errors,
    isSameLanguage,
    isPending,
    isSuccess,
    isLetterHeldBack: data?.isLetterHeldBack ?? false,
    asksPassword,
    error,
    edit: (change: Partial<ProfileDraft>) => {
      setEdits((current) => ({ ...current, ...change }))
      if (isSuccess) reset()
    },
    /** @param onWrong gets the name of the first field that has to be mended, if it is one */
    save: (onWrong: (field: string) => void, onRefused: (error: unknown) => void) => {
      if (isPending) return
      const { currentPassword, ...rest } = tidy(draft)
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
  keep(reply.user)
  // After the rest, which may be refused.
  if (timePerDay !== reply.user.timePerDay) await saveGoal(timePerDay)
  return reply
}

async function saveGoal(chosen: number | null) {
  const timePerDay = minutesPerDay.find((minutes) => minutes === chosen)
  if (timePerDay !== undefined) keep((await call(saveOnboarding, { body: { timePerDay } })).user)
  return { isLetterHeldBack: false }
}

/** Whoever logged out meanwhile stays logged out. */
function keep(user: User) {
  if (getSession()) saveUser(user)
}

/** The password is asked for once the rest is right. */
function findErrors(sent: ProfileDraft, asksPassword: boolean): ProfileErrors {
  const found = findProfileErrors(sent)
  if (Object.keys(found).length > 0 || !asksPassword || sent.currentPassword) return found
  return { currentPassword: 'required' }
}
