// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { learner } from '../../../api/fake-learner.ts'
import { cat, endWorld, startWorld, type World } from '../testing/open-writing.tsx'
import { beginText } from './begin-text.ts'
import { draftOf, draftsOf, keepDraft } from './drafts.ts'
import { sendDrafts } from './send-drafts.ts'
import { createTextKeeper } from './text-keeper.ts'
import { holdText } from './text-lock.ts'

let world: World
let made: ReturnType<typeof startWorld>['made']
beforeEach(() => {
  ;({ world, made } = startWorld({ writings: [cat] }))
})
afterEach(endWorld)

const { username } = learner
const draft = {
  title: cat.title,
  text: 'Del tren',
  version: 3,
  language: 'es',
  sampleId: null,
  at: 1,
} as const
const there = () => world.writings.find(({ id }) => id === cat.id)?.text

test('what could not be sent is told, and sent when it is asked for again', async () => {
  keepDraft(username, cat.id, draft)
  keepDraft(username, 'another', { ...draft, version: null, at: 2 })
  world.isOffline = true
  expect(await sendDrafts(username)).toEqual({ isWaiting: true })
  world.isOffline = false
  expect(await sendDrafts(username)).toEqual({ isWaiting: false })
  expect([there(), draftsOf(username)]).toEqual(['Del tren', []])
})

test('a text whose page is open is left to it', async () => {
  keepDraft(username, cat.id, draft)
  const [one, other] = [holdText(username, cat.id), holdText(username, cat.id)]
  one()
  expect(await sendDrafts(username)).toEqual({ isWaiting: false })
  expect([made('PUT'), draftOf(username, cat.id)?.text]).toEqual([[], 'Del tren'])
  other()
  await sendDrafts(username)
  expect(there()).toBe('Del tren')
})

test('a text that its page is still sending is not sent twice, and who asks waits until it has arrived', async () => {
  keepDraft(username, cat.id, draft)
  const begun = beginText(world.writings[0] ?? null, draft)
  if (!begun) throw new Error('nothing to open')
  const keeper = createTextKeeper({ username, id: cat.id }, begun, { now: () => 1, onSaved: () => {} })
  void keeper.leave()
  await sendDrafts(username)
  expect([made('PUT').length, there(), draftOf(username, cat.id)]).toEqual([1, 'Del tren', null])
})

test('two who ask at once send each text once', async () => {
  keepDraft(username, cat.id, draft)
  const both = await Promise.all([sendDrafts(username), sendDrafts(username)])
  expect(both).toEqual([both[0], both[0]])
  expect([made('PUT').length, there()]).toEqual([1, 'Del tren'])
})

test('who asks while the connection ends a try has another', async () => {
  keepDraft(username, cat.id, draft)
  world.isOffline = true
  const first = sendDrafts(username).then((sending) => {
    world.isOffline = false
    return sending
  })
  const second = sendDrafts(username)
  expect([await first, await second]).toEqual([{ isWaiting: true }, { isWaiting: false }])
  expect(there()).toBe('Del tren')
})

test('one that meets another version stays, and holds up none behind it', async () => {
  keepDraft(username, cat.id, { ...draft, version: 2, at: 3 })
  keepDraft(username, 'another', { ...draft, version: null })
  expect(await sendDrafts(username)).toEqual({ isWaiting: false })
  expect(draftsOf(username).map(({ id }) => id)).toEqual([cat.id])
  expect(there()).toBe(cat.text)
})
