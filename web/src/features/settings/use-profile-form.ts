import { useMutation } from '@tanstack/react-query'
import type { User } from '@verbena/contract/accounts'
import { updateProfile } from '@verbena/contract/settings'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { getSession, saveUser } from '../../api/session.ts'
import {
  draftOf,
  editsAfter,
  findProfileErrors,
  type ProfileDraft,
  type ProfileErrors,
  tidy,
} from './profile-draft.ts'

/** Keeps only what differs from the account, so that a change from elsewhere shows and nothing typed is lost. */
export function useProfileForm(user: User) {
  const [edits, setEdits] = useState<Partial<ProfileDraft>>({})
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [isSameLanguage, setSameLanguage] = useState(false)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: ProfileDraft) => call(updateProfile, { body }),
    onSuccess: (reply, sent) => {
      // Whoever logged out meanwhile stays logged out.
      if (getSession()) saveUser(reply.user)
      setEdits((current) => editsAfter(current, sent))
    },
  })
  const draft = { ...draftOf(user), ...edits }

  return {
    draft,
    errors,
    isSameLanguage,
    isPending,
    isSuccess,
    error,
    edit: (change: Partial<ProfileDraft>) => {
      setEdits((current) => ({ ...current, ...change }))
      if (isSuccess) reset()
    },
    /** @param onWrong gets the name of the first field that has to be mended, if it is one */
    save: (onWrong: (field: string) => void, onRefused: (error: unknown) => void) => {
      if (isPending) return
      const sent = tidy(draft)
      const found = findProfileErrors(sent)
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
