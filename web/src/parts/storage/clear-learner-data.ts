import type { QueryClient } from '@tanstack/react-query'
import { browserStorage } from '../../api/browser-storage.ts'
import { clearSession, getSession } from '../../api/session.ts'
import { clearOnboardingAnswers } from '../learner/onboarding-answers.ts'
import { clearOutbox } from '../outbox/outbox.ts'
import { clearLearnerStores } from './learner-store.ts'

/**
 * Deletes all data of the learner in this browser: after logging out (also on all devices), and after the account was
 * deleted.
 */
export function clearLearnerData(queryClient: QueryClient) {
  const learnerId = getSession()?.learnerId
  if (learnerId) {
    clearLearnerStores(learnerId)
    void clearOutbox(learnerId)
  }
  clearOnboardingAnswers()
  clearLessonKeys()
  clearCookies()
  clearSession()
  queryClient.clear()
}

/**
 * Keys defined by the specification (2, section 9): they contain no learner, but the id of a lesson (saved-lesson.ts).
 */
const lessonKeys = /^(lesson_(progress|intro|owner)|vocabulary_progress)_\d+$|^celebrated_[ABC][12]$/

function clearLessonKeys() {
  for (const key of browserStorage.keys()) if (lessonKeys.test(key)) browserStorage.remove(key)
}

function clearCookies() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
