import { afterEach, beforeEach, expect, test } from 'vitest'
import { learnerId } from '../../../api/testing/fake-learner.ts'
import { outboxEntries } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import { writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import { cat, endWorld, startWorld, type World } from '../testing/render-writing.tsx'
import { createAutosaveController } from './autosave-controller.ts'
import { sendWritingDraft } from './send-writing-draft.ts'
import { holdTextLock } from './text-lock.ts'
import { initialTextState } from './text-state.ts'
import { draftsOf, saveDraft } from './writing-drafts.ts'

let world: World
let requestsTo: ReturnType<typeof startWorld>['requestsTo']
beforeEach(() => {
  ;({ world, requestsTo } = startWorld({ writings: [cat] }))
})
afterEach(endWorld)

const draft = {
  title: cat.title,
  text: 'Del tren',
  version: 3,
  language: 'es',
  sampleId: null,
  at: 1,
} as const
const onServer = () => world.writings.find(({ id }) => id === cat.id)?.text

const isWaiting = () => outboxEntries().map(({ id }) => id)

test('a draft that cannot be sent now stays, and is sent the next time', async () => {
  saveDraft(learnerId, cat.id, draft)
  await expect.poll(isWaiting).toEqual([cat.id])
  world.isOffline = true
  await expect(sendWritingDraft(learnerId, cat.id)).rejects.toMatchObject({ code: 'NETWORK' })
  expect([draftsOf(learnerId).length, isWaiting()]).toEqual([1, [cat.id]])
  world.isOffline = false
  expect(await sendWritingDraft(learnerId, cat.id)).toBe('sent')
  expect([onServer(), draftsOf(learnerId)]).toEqual(['Del tren', []])
  await expect.poll(isWaiting).toEqual([])
})

test('a draft whose page is open is left to that page', async () => {
  saveDraft(learnerId, cat.id, draft)
  const [one, other] = [holdTextLock(learnerId, cat.id), holdTextLock(learnerId, cat.id)]
  one()
  expect(await sendWritingDraft(learnerId, cat.id)).toBe('parked')
  expect([requestsTo('PUT'), writingDrafts.get(learnerId, cat.id)?.text]).toEqual([[], 'Del tren'])
  other()
  expect(await sendWritingDraft(learnerId, cat.id)).toBe('sent')
  expect(onServer()).toBe('Del tren')
})

test('a draft that its page is still sending is awaited and not sent twice', async () => {
  saveDraft(learnerId, cat.id, draft)
  const initial = initialTextState(world.writings[0] ?? null, draft)
  if (!initial) throw new Error('nothing to open')
  const controller = createAutosaveController({ learnerId, id: cat.id }, initial, {
    now: () => 1,
    onSaved: () => {},
  })
  void controller.leave()
  expect(await sendWritingDraft(learnerId, cat.id)).toBe('sent')
  expect([requestsTo('PUT').length, onServer(), draftsOf(learnerId)]).toEqual([1, 'Del tren', []])
})

test('a draft with a conflict stays until its page is opened', async () => {
  saveDraft(learnerId, cat.id, { ...draft, version: 2 })
  expect(await sendWritingDraft(learnerId, cat.id)).toBe('parked')
  expect(draftsOf(learnerId).map(({ id }) => id)).toEqual([cat.id])
  expect(onServer()).toBe(cat.text)
})

test('a draft that was sent or removed meanwhile is done', async () => {
  expect(await sendWritingDraft(learnerId, cat.id)).toBe('sent')
})
