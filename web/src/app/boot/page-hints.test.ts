import { pageCookies } from '@verbena/contract/pages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import {
  becomeGuest,
  clearOnboardingAnswers,
  saveOnboardingAnswers,
} from '../../parts/learner/onboarding-answers.ts'
import { savePageHints } from './page-hints.ts'

const expire = () => {
  for (const name of Object.values(pageCookies)) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
    document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
}
beforeEach(expire)
afterEach(() => {
  clearSession()
  clearOnboardingAnswers()
  localStorage.clear()
  expire()
})

const cookies = () => document.cookie.split('; ').filter(Boolean).toSorted()

test('the cookies say who visits', () => {
  expect(savePageHints()).toBe(true)
  expect(cookies()).toEqual([])
  saveOnboardingAnswers({ nativeLanguage: 'en', targetLanguage: 'es' })
  becomeGuest()
  savePageHints()
  expect(cookies()).toEqual(['verbenaVisitor=guest'])
  signIn()
  savePageHints()
  expect(cookies()).toEqual(['verbenaVisitor=learner'])
  clearSession()
  clearOnboardingAnswers()
  localStorage.clear()
  savePageHints()
  expect(cookies()).toEqual([])
})

test('the language is written only if it was chosen, and removed with the choice', () => {
  localStorage.setItem('userLanguage', 'es')
  savePageHints()
  expect(cookies()).toEqual(['verbenaLanguage=es'])
  localStorage.removeItem('userLanguage')
  savePageHints()
  expect(cookies()).toEqual([])
})
