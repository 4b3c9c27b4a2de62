import {
  type LanguageCode,
  onboardingNativeLanguageCodes,
  type TargetLanguageCode,
} from '@verbena/language/languages'
import { defaultLevel, type Level } from '@verbena/language/levels'
import { useMemo } from 'react'
import { useSession } from '../../api/use-session.ts'
import { readOnboarding } from './onboarding-answers.ts'

/** For whom the page is: the account says it, or for a guest the answers of the onboarding. */
export type Audience = {
  /** Part of a cache key: another learner, or another language studied, is another answer. */
  key: string
  /** Both languages, in keys of what a learner stores in this browser. */
  languages: string
  /** The language that explanations and translations come in. */
  native: LanguageCode
  level: Level
  /** What a guest sends with a call, having no account that says it: the own language, the one studied. */
  guestNative: { nativeLanguage?: LanguageCode }
  guestTarget: { language?: TargetLanguageCode }
}

export function useAudience(): Audience {
  const session = useSession()
  return useMemo(() => {
    if (!session) return guestAudience()
    const { nativeLanguage, targetLanguage, level } = session.user
    const key = `${session.learnerId}:${nativeLanguage}:${targetLanguage}`
    const languages = `${nativeLanguage}-${targetLanguage}`
    return { key, languages, native: nativeLanguage, level, guestNative: {}, guestTarget: {} }
  }, [session])
}

function guestAudience(): Audience {
  const { targetLanguage: language, nativeLanguage, level = defaultLevel } = readOnboarding().answers
  return {
    key: `guest:${nativeLanguage}:${language}`,
    languages: `${nativeLanguage}-${language}`,
    native: nativeLanguage ?? onboardingNativeLanguageCodes[0],
    level,
    guestNative: nativeLanguage ? { nativeLanguage } : {},
    guestTarget: language ? { language } : {},
  }
}
