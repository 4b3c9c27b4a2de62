import { listLessons } from '@verbena/contract/lessons/lessons'
import { afterEach, expect, test } from 'vitest'
import { call } from './call.ts'
import { requestEarly } from './early-replies.ts'
import { clearSession, saveTokens } from './session.ts'
import { signIn } from './testing/fake-learner.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  clearSession()
})

/** Accepts this access token only. @returns the requests, as path and access token */
function accept(token: string): string[] {
  const requests: string[] = []
  globalThis.fetch = async (input, init) => {
    const bearer = new Headers(init?.headers).get('authorization')
    requests.push(`${String(input)} ${bearer}`)
    return bearer === `Bearer ${token}`
      ? Response.json([])
      : Response.json({ success: false, message: 'no', code: 'NOT_SIGNED_IN' }, { status: 401 })
  }
  return requests
}

test('an early reply is used once', async () => {
  signIn()
  const requests = accept('access-1')
  requestEarly(listLessons, { query: {} }, 'access-1')
  await call(listLessons, { query: {} })
  expect(requests).toHaveLength(1)
  await call(listLessons, { query: {} })
  expect(requests).toHaveLength(2)
})

test('an early refusal of a token that another tab has renewed since does not renew it again', async () => {
  signIn()
  const requests = accept('access-2')
  requestEarly(listLessons, { query: {} }, 'access-1')
  saveTokens({ access_token: 'access-2', refresh_token: 'refresh-2' })
  await call(listLessons, { query: {} })
  expect(requests).toEqual([`${listLessons.path} Bearer access-1`, `${listLessons.path} Bearer access-2`])
})
