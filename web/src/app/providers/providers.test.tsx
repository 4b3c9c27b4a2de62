import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { refresh } from '@verbena/contract/accounts/sessions'
import { listWordLists } from '@verbena/contract/vocabulary/lists'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../../api/call.ts'
import { clearSession, getSession, saveUser } from '../../api/session.ts'
import { learner, otherLearnerId, signIn, signInAs } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { clearToasts, showToast } from '../../ui/feedback/toast-store.ts'
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

test('cached data are removed when another learner signs in, in any tab', async () => {
  let answer = Promise.resolve([{ id: '1', name: 'Secret of Marta' }])
  restore = fakeServer([[listWordLists, () => answer]]).restore
  signIn()
  const { container } = open()
  const output = () => container.querySelector('output')?.textContent
  await expect.poll(output).toBe('Secret of Marta')
  answer = new Promise(() => {})
  signInAs(otherLearnerId)
  await expect.poll(output).toBe('waiting')
})

test('a renamed learner keeps the cached data', async () => {
  let lists = [{ id: '1', name: 'Secret of Marta' }]
  restore = fakeServer([[listWordLists, () => lists]]).restore
  signIn()
  const { container } = open()
  const output = () => container.querySelector('output')?.textContent
  await expect.poll(output).toBe('Secret of Marta')
  lists = []
  act(() => saveUser({ ...learner, username: 'boris' }))
  expect(output()).toBe('Secret of Marta')
})

test('a changed plan fetches again, and shows the old data until then', async () => {
  let answer = Promise.resolve([{ id: '1', name: 'Free' }])
  restore = fakeServer([[listWordLists, () => answer]]).restore
  signIn()
  const { container } = open()
  const output = () => container.querySelector('output')?.textContent
  await expect.poll(output).toBe('Free')
  let resolveReply = (_: { id: string; name: string }[]) => {}
  answer = new Promise((resolve) => {
    resolveReply = resolve
  })
  saveUser({ ...learner, accountType: 'Pro' })
  expect(output()).toBe('Free')
  resolveReply([{ id: '1', name: 'Pro' }])
  await expect.poll(output).toBe('Pro')
})

test('an ended session shows one toast', async () => {
  restore = fakeServer([
    [listWordLists, new ApiFailure('NOT_SIGNED_IN')],
    [refresh, new ApiFailure('SESSION_ENDED')],
  ]).restore
  signIn()
  open()
  expect(await screen.findAllByText('Authentication failed. Please log in again.')).toHaveLength(1)
  expect(getSession()).toBeNull()
})

test('toasts from before a sign-in are cleared; later ones stay', async () => {
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
