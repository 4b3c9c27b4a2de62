import { QueryClient } from '@tanstack/react-query'
import { logout } from '@verbena/contract/accounts/sessions'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../../api/testing/fake-server.ts'
import { logOut } from './log-out.ts'

afterEach(() => localStorage.clear())

test('nothing of the learner stays in the browser, and the choices that are not the account stay', async () => {
  const server = fakeServer([[logout, { success: true }]])
  for (const key of ['access_token', 'refresh_token', 'isAuthenticated', 'isOnboardingComplete', 'username'])
    localStorage.setItem(key, 'x')
  localStorage.setItem('user', '{"username":"marta"}')
  localStorage.setItem('userPreferences', '{}')
  localStorage.setItem('onboardingData', '{}')
  localStorage.setItem('lesson_progress_3', '2')
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('userLanguage', 'es')
  const queryClient = new QueryClient()
  queryClient.setQueryData(['words'], ['pan'])

  expect(await logOut(queryClient, 'Something is not sent.')).toBe(true)

  server.restore()
  expect(server.requests[0]?.bearer).toBe('x')
  expect(Object.keys({ ...localStorage }).sort()).toEqual(['theme', 'userLanguage'])
  expect(queryClient.getQueryData(['words'])).toBeUndefined()
})
