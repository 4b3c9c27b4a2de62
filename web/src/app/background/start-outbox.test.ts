import { QueryClient } from '@tanstack/react-query'
import { recordGrammarAnswer } from '@verbena/contract/grammar'
import { createWriting, type Writing } from '@verbena/contract/writing/writing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { learnerId, otherLearnerId, signIn, signInAs } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { addToOutbox } from '../../parts/outbox/outbox.ts'
import { outboxEntries, resetOutbox } from '../../parts/outbox/testing/outbox-in-tests.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { writingDrafts } from '../../parts/storage/writing-drafts.ts'
import { startOutbox } from './start-outbox.ts'

const id = '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001'
const draft = {
  title: 'Sin red',
  text: 'Hola',
  version: null,
  language: 'es',
  sampleId: null,
  at: 1,
} as const
const answer = { id: id.replace(/1$/, '2'), topicId: 'ser', exerciseId: 'one', answer: 'es' }

let refusal: 'BUSY' | 'WRITINGS_FULL' | null
let server: ReturnType<typeof fakeServer>
let stop = () => {}
const queryClient = new QueryClient()
beforeEach(() => {
  refusal = null
  const at = '2026-05-04T10:00:00Z'
  const created = { ...draft, id, beginning: 'Hola', words: 1, version: 1, createdAt: at, updatedAt: at }
  server = fakeServer([
    [createWriting, () => (refusal ? new ApiFailure(refusal) : (created as Writing))],
    [recordGrammarAnswer, { success: true, isCorrect: true, standing: 'growing' }],
  ]) as ReturnType<typeof fakeServer>
  signIn()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  server.restore()
  clearSession()
  resetOutbox()
  queryClient.clear()
})

const start = () => {
  stop = startOutbox(queryClient)
}
const isWaiting = () => outboxEntries().map(({ kind }) => kind)
const draftsLeft = (of = learnerId) => writingDrafts.entries(of).length
const asked = () => server.requests.map(({ path }) => path)

test('a text that an earlier page could not send is sent from any page', async () => {
  writingDrafts.set(learnerId, id, draft)
  start()
  await expect.poll(draftsLeft).toBe(0)
  expect(server.requests).toMatchObject([{ method: 'POST', body: { id, text: 'Hola' } }])
  await expect.poll(isWaiting).toEqual([])
})

test('it is sent when the connection is back', async () => {
  refusal = 'BUSY'
  writingDrafts.set(learnerId, id, draft)
  start()
  await expect.poll(() => server.requests.length).toBeGreaterThan(1)
  expect(isWaiting()).toEqual(['writing'])
  refusal = null
  window.dispatchEvent(new Event('online'))
  await expect.poll(draftsLeft).toBe(0)
})

test('one that the server refuses for good stays, holds up nothing, and is tried again when something changes', async () => {
  refusal = 'WRITINGS_FULL'
  writingDrafts.set(learnerId, id, draft)
  await addToOutbox(learnerId, [
    { kind: 'writing', id, at: 1 },
    { kind: 'grammar', id: answer.id, at: Date.now(), body: answer },
  ])
  start()
  await expect.poll(asked).toEqual(['/api/writings', '/api/update-progress'])
  await expect.poll(isWaiting).toEqual(['writing'])
  refusal = null
  window.dispatchEvent(new Event('online'))
  await expect.poll(draftsLeft).toBe(0)
})

test('a learner who signs in finds their texts sent, and nobody those of another one', async () => {
  writingDrafts.set(otherLearnerId, id, draft)
  start()
  await vi.dynamicImportSettled()
  expect([server.requests, draftsLeft(otherLearnerId)]).toEqual([[], 1])
  signInAs(otherLearnerId)
  await expect.poll(() => draftsLeft(otherLearnerId)).toBe(0)
})

test('pages that are not open ask again for what was sent later', async () => {
  queryClient.setQueryData(queryKeys.grammar.topics('a'), [])
  await addToOutbox(learnerId, [{ kind: 'grammar', id: answer.id, at: Date.now(), body: answer }])
  start()
  await expect.poll(isWaiting).toEqual([])
  expect(queryClient.getQueryState(queryKeys.grammar.topics('a'))?.isInvalidated).toBe(true)
})
