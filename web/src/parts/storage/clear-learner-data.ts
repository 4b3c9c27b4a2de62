import type { QueryClient } from '@tanstack/react-query'
import { browserStorage } from '../../api/browser-storage.ts'
import { clearSession, getSession } from '../../api/session.ts'
import { forgetOnboarding } from '../learner/onboarding-answers.ts'
import { clearOutbox } from '../outbox/outbox.ts'
import { clearLearnerStores } from './learner-store.ts'

/** Leaves nothing of the learner in this browser: after logging out, everywhere or here, and when an account goes. */
export function clearLearnerData(queryClient: QueryClient) {
  const learnerId = getSession()?.learnerId
  if (learnerId) {
    clearLearnerStores(learnerId)
    void clearOutbox(learnerId)
  }
  forgetOnboarding()
  clearLessonKeys()
  clearCookies()
  clearSession()
  queryClient.clear()
}

/** Keys of the specification (2, section 9), which name no learner, and whose lesson is in them (saved-lesson.ts). */
const lessonKeys = /^(lesson_(progress|intro|owner)|vocabulary_progress)_\d+$|^celebrated_[ABC][12]$/

function clearLessonKeys() {
  for (const key of browserStorage.keys()) if (lessonKeys.test(key)) browserStorage.remove(key)
}

function clearCookies() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
