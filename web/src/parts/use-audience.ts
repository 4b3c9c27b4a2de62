import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { defaultLevel, type Level } from '@verbena/language/levels'
import { useMemo } from 'react'
import { useSession } from '../api/use-session.ts'
import { readOnboarding } from './onboarding-answers.ts'

/** For whom the page is: the account says it, or for a guest the answers of the onboarding. */
export type Audience = {
  /** Part of a cache key: another learner, or another language studied, is another answer. */
  key: string
  /** The language that explanations and translations come in. */
  native: LanguageCode
  level: Level
  /** What a guest sends with a call, having no account that says it: the own language, the one studied. */
  guestNative: { nativeLanguage?: LanguageCode }
  guestTarget: { language?: TargetLanguageCode }
}

export function useAudience(): Audience {
  const user = useSession()?.user
  return useMemo(() => {
    if (!user) return guestAudience()
    const { username, nativeLanguage, targetLanguage, level } = user
    const key = `${username}:${nativeLanguage}:${targetLanguage}`
    return { key, native: nativeLanguage, level, guestNative: {}, guestTarget: {} }
  }, [user])
}

function guestAudience(): Audience {
  const { targetLanguage: language, nativeLanguage, level = defaultLevel } = readOnboarding().answers
  return {
    key: `guest:${nativeLanguage}:${language}`,
    native: nativeLanguage ?? 'es',
    level,
    guestNative: nativeLanguage ? { nativeLanguage } : {},
    guestTarget: language ? { language } : {},
  }
}
