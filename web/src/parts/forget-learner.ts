import type { QueryClient } from '@tanstack/react-query'
import { clearSession } from '../api/session.ts'
import { forgetWriting } from './forget-writing.ts'
import { forgetDictations } from './kept-dictations.ts'
import { forgetGrammar } from './kept-grammar.ts'
import { forgetOnboarding } from './onboarding-answers.ts'
import { forgetOutbox } from './outbox/forget-outbox.ts'
import { forgetLessons } from './remembered-lessons.ts'
import { forgetTranscriptDrafts } from './transcript-drafts.ts'

/** Leaves nothing of the learner in this browser: after logging out, everywhere or here, and when an account goes. */
export function forgetLearner(queryClient: QueryClient) {
  forgetOnboarding()
  forgetOutbox()
  forgetLessons()
  forgetGrammar()
  forgetDictations()
  forgetTranscriptDrafts()
  forgetWriting()
  clearCookies()
  clearSession()
  queryClient.clear()
}

function clearCookies() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
