import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../parts/paths.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { SignupAnswers } from '../sign-up.ts'
import { enterWithGoogle, type GoogleOutcome } from './enter-with-google.ts'
import { onGoogleToken } from './google-script.ts'
import { useRenderedButton } from './use-rendered-button.ts'

export type GoogleButtonProps = {
  answers: SignupAnswers | undefined
  onFailure: (error: unknown) => void
}

/** Google draws its button itself; the token of whoever signed in there comes back here. */
export function GoogleButton({ answers, onFailure }: GoogleButtonProps) {
  const { i18n } = useTranslation('accounts')
  const box = useRef<HTMLDivElement>(null)
  const goOn = useOutcome(answers !== undefined)
  const { mutate, isPending } = useMutation({
    mutationFn: async (token: string) => goOn(await enterWithGoogle(token, answers)),
    onMutate: () => onFailure(undefined),
    onError: onFailure,
  })
  useEffect(() => {
    const stop = onGoogleToken(mutate)
    return stop
  }, [mutate])
  // It is here now: whatever was said of its absence is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    onFailure(undefined)
  }, [])
  useRenderedButton(box, answers ? 'signup_with' : 'continue_with', i18n.language)
  return <div ref={box} className="landing__google-box" aria-busy={isPending || undefined} />
}

/** Where a reply leads. Once a session is stored, the guard above the routes leads on, and toasts outlive the page. */
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
