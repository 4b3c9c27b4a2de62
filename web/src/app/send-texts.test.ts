// @vitest-environment happy-dom
import { createWriting, type Writing } from '@verbena/contract/writing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learner, signIn } from '../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../api/fake-server.ts'
import { clearSession, saveUser } from '../api/session.ts'
import { writingDraftsKey } from '../parts/forget-writing.ts'
import { sendTextsWhenOnline } from './send-texts.ts'

const id = '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001'
const draft = { title: 'Sin red', text: 'Hola', version: null, language: 'es', sampleId: null, at: 1 }
const keepDraft = (username: string = learner.username) =>
  localStorage.setItem(writingDraftsKey, JSON.stringify({ [`${username} ${id}`]: draft }))
const kept = () => localStorage.getItem(writingDraftsKey)

let refusal: 'BUSY' | 'WRITINGS_FULL' | null
let server: ReturnType<typeof fakeServer>
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  refusal = null
  server = fakeServer([
    [
      createWriting,
      ({ body }) => {
        if (refusal) return new ApiFailure(refusal)
        const at = '2026-05-04T10:00:00Z'
        const { title, text } = draft
        const more = { beginning: text, words: 1, version: 1, sampleId: null, createdAt: at, updatedAt: at }
        return { ...(body as Writing), title, text, ...more }
      },
    ],
  ]) as ReturnType<typeof fakeServer>
  signIn()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  server.restore()
  clearSession()
  localStorage.clear()
})

const start = () => {
  stop = sendTextsWhenOnline()
}
/** Long enough for whatever was begun. */
const settle = async () => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const arrived = () => expect.poll(kept).toBeNull()

test('what an earlier page could not send goes up when any page has settled', async () => {
  keepDraft()
  start()
  await arrived()
  expect(server.requests).toMatchObject([{ method: 'POST', body: { id, text: 'Hola' } }])
})

test('what is kept while the page is open goes up when the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  start()
  keepDraft()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(server.requests).toEqual([])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await arrived()
})

const later = async (milliseconds: number) => {
  await settle()
  await vi.advanceTimersByTimeAsync(milliseconds)
}
const aMinuteLater = () => later(60_000)

test('what the server does not take just now goes up some seconds later', async () => {
  refusal = 'BUSY'
  keepDraft()
  start()
  await expect.poll(() => server.requests.length).toBe(1)
  refusal = null
  await later(3000)
  await arrived()
})

test('what the connection ends again and again is tried less and less often', async () => {
  refusal = 'BUSY'
  keepDraft()
  start()
  await settle()
  const tries = [server.requests.length]
  for (const wait of [2999, 1, 5999, 1, 11_999, 1]) {
    await later(wait)
    tries.push(server.requests.length)
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4])
})

test('what it refuses for good waits until something changes', async () => {
  refusal = 'WRITINGS_FULL'
  keepDraft()
  start()
  await expect.poll(() => server.requests.length).toBe(1)
  await aMinuteLater()
  await aMinuteLater()
  expect(server.requests.length).toBe(1)
  refusal = null
  window.dispatchEvent(new Event('online'))
  await arrived()
})

test('what is kept while the page is open and told by no event goes up within a minute', async () => {
  start()
  keepDraft()
  await aMinuteLater()
  await arrived()
})

test('a learner who signs in again finds their texts sent, and nobody another one’s', async () => {
  clearSession()
  keepDraft('ana')
  start()
  signIn()
  await settle()
  expect(server.requests).toEqual([])
  saveUser({ ...learner, username: 'ana' })
  await arrived()
})
