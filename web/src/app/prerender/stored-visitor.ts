import type { Visitor } from '@verbena/contract/pages'
import { clearSession, saveSession } from '../../api/session.ts'
import {
  becomeGuest,
  clearOnboardingAnswers,
  saveOnboardingAnswers,
} from '../../parts/learner/onboarding-answers.ts'
import { saveHasLessons } from '../../parts/storage/lesson-availability.ts'

/** Stores what the browser of such a visitor has stored; here it is kept in memory. */
export const enterAs: Record<Visitor, () => void> = {
  nobody: () => {},
  guest: () => {
    saveOnboardingAnswers({ nativeLanguage: 'en', targetLanguage: 'es', level: 'A1' })
    becomeGuest()
  },
  learner: () => {
    const languages = { nativeLanguage: 'en', targetLanguage: 'es' } as const
    const learnerId = '00000000-0000-4000-8000-000000000000'
    saveSession({
      access_token: 'none',
      refresh_token: `${learnerId}.`,
      user: {
        ...languages,
        username: '',
        email: null,
        emailVerified: false,
        level: 'A1',
        learningReason: null,
        timePerDay: null,
        interests: [],
        accountType: 'Free',
        hasPassword: true,
        deleteAt: null,
      },
    })
    saveHasLessons(learnerId, languages, true)
  },
}

export function leave() {
  clearSession()
  clearOnboardingAnswers()
}
