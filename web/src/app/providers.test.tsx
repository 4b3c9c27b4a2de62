// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { refresh } from '@verbena/contract/accounts'
import { listWordLists } from '@verbena/contract/vocabulary'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../api/call.ts'
import { learner, signIn } from '../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../api/fake-server.ts'
import { clearSession, getSession, saveSession, saveUser } from '../api/session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { clearToasts, showToast } from '../ui/toast-store.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'

let restore = () => {}
beforeEach(() => startI18n('en'))
afterEach(() => {
  cleanup()
  clearToasts()
  clearSession()
  restore()
})

function Lists() {
  const { data, error } = useQuery({ queryKey: ['lists'], queryFn: () => call(listWordLists, {}) })
  return <output>{error ? 'failed' : (data?.map(({ name }) => name).join() ?? 'waiting')}</output>
}

const open = () =>
  render(
    <Providers queryClient={createQueryClient()}>
      <Lists />
    </Providers>,
  )

test('what was fetched for one learner is gone as soon as another is signed in, in whatever tab', async () => {
  let answer = Promise.resolve([{ id: '1', name: 'Secret of Marta' }])
  restore = fakeServer([[listWordLists, () => answer]]).restore
  signIn()
  const { container } = open()
  const output = () => container.querySelector('output')?.textContent
  await expect.poll(output).toBe('Secret of Marta')
  answer = new Promise(() => {})
  saveSession({ access_token: 'b', refresh_token: 'b', user: { ...learner, username: 'boris' } })
  await expect.poll(output).toBe('waiting')
})

test('another plan of the same learner asks anew, and shows what there was until then', async () => {
  let answer = Promise.resolve([{ id: '1', name: 'Free' }])
  restore = fakeServer([[listWordLists, () => answer]]).restore
  signIn()
  const { container } = open()
  const output = () => container.querySelector('output')?.textContent
  await expect.poll(output).toBe('Free')
  let arrive = (_: { id: string; name: string }[]) => {}
  answer = new Promise((resolve) => {
    arrive = resolve
  })
  saveUser({ ...learner, accountType: 'Pro' })
  expect(output()).toBe('Free')
  arrive([{ id: '1', name: 'Pro' }])
  await expect.poll(output).toBe('Pro')
})

test('a session that ends while in use says so, once', async () => {
  restore = fakeServer([
    [listWordLists, new ApiFailure('NOT_SIGNED_IN')],
    [refresh, new ApiFailure('SESSION_ENDED')],
  ]).restore
  signIn()
  open()
  expect(await screen.findAllByText('Authentication failed. Please log in again.')).toHaveLength(1)
  expect(getSession()).toBeNull()
})

test('what was said before somebody signed in is not said to them; what is said then stays', async () => {
  restore = fakeServer([[listWordLists, []]]).restore
  open()
  act(() => showToast({ text: 'Authentication failed. Please log in again.' }))
  expect(screen.getByText('Authentication failed. Please log in again.')).toBeTruthy()
  act(() => {
    signIn()
    showToast({ text: 'Account created successfully!' })
  })
  expect(screen.queryByText('Authentication failed. Please log in again.')).toBeNull()
  act(() => saveUser({ ...learner, username: 'marta2' }))
  expect(screen.getByText('Account created successfully!')).toBeTruthy()
})
