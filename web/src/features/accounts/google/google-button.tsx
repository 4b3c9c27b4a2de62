import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { SignupAnswers } from '../signup/sign-up.ts'
import { continueWithGoogle, type GoogleOutcome } from './continue-with-google.ts'
import { onGoogleToken } from './google-script.ts'
import { useRenderedGoogleButton } from './use-rendered-google-button.ts'

export type GoogleButtonProps = {
  answers: SignupAnswers | undefined
  onFailure: (error: unknown) => void
}

/** Google renders its button, and returns the token of the learner who signed in there. */
export function GoogleButton({ answers, onFailure }: GoogleButtonProps) {
  const { i18n } = useTranslation('accounts')
  const box = useRef<HTMLDivElement>(null)
  const handleOutcome = useOutcome(answers !== undefined)
  const { mutate, isPending } = useMutation({
    mutationFn: async (token: string) => handleOutcome(await continueWithGoogle(token, answers)),
    onMutate: () => onFailure(undefined),
    onError: onFailure,
  })
  useEffect(() => {
    const stop = onGoogleToken(mutate)
    return stop
  }, [mutate])
  // Clears the message that the button is unavailable.
  const clearFailure = useEffectEvent(() => onFailure(undefined))
  useEffect(() => {
    clearFailure()
  }, [])
  useRenderedGoogleButton(box, answers ? 'signup_with' : 'continue_with', i18n.language)
  return <div ref={box} className="landing__google-box" aria-busy={isPending || undefined} />
}

/** Shows the outcome. The guard of the routes redirects once a session is stored, and toasts outlive the page. */
function useOutcome(isSignup: boolean) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const navigate = useNavigate()
  const { state } = useLocation()
  return (outcome: GoogleOutcome) => {
    if (outcome === 'linked') toast({ text: t('google.linked') })
    if (outcome === 'created') toast({ text: t('signup.success') })
    if (outcome === 'createdWithoutAnswers') toast({ text: t('signup.answersNotSaved') })
    if (outcome !== 'onboarding') return
    if (isSignup) toast({ text: t('google.onboardingFirst') })
    void navigate(paths.onboarding, { state })
  }
}
