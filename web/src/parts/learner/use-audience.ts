import {
  type LanguageCode,
  onboardingNativeLanguageCodes,
  type TargetLanguageCode,
} from '@verbena/language/languages'
import { defaultLevel, type Level } from '@verbena/language/levels'
import { useMemo } from 'react'
import { useSession } from '../../api/use-session.ts'
import { readOnboarding } from './onboarding-answers.ts'

/** The languages that a page is for: from the account, or for a guest from the answers of the onboarding. */
export type Audience = {
  /** Part of query keys, because the data depend on the learner and on both languages. */
  key: string
  /** Both languages, for keys in browser storage. */
  languages: string
  /** The language of explanations and translations. */
  native: LanguageCode
  level: Level
  /** Sent with the requests of guests, who have no account: their native language, and the one they study. */
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
