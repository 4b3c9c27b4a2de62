import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { learnerId, otherLearnerId, signInAs } from '../../../api/testing/fake-learner.ts'
import { type WritingDraft, writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import { cat, endWorld, startWorld, type World } from '../testing/render-writing.tsx'
import { createAutosaveController } from './autosave-controller.ts'
import { sendWritingDraft } from './send-writing-draft.ts'
import { initialTextState, type TextState } from './text-state.ts'
import { deleteDraft, draftsOf, saveDraft } from './writing-drafts.ts'

let world: World
let requestsTo: ReturnType<typeof startWorld>['requestsTo']
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;({ world, requestsTo } = startWorld({ writings: [cat] }))
})
afterEach(() => {
  vi.useRealTimers()
  endWorld()
})

const key = { learnerId, id: cat.id }
const onServer = () => world.writings.find(({ id }) => id === cat.id)
const draft = () => writingDrafts.get(key.learnerId, key.id)
const open = (state: TextState | null = initialTextState(onServer() ?? null, draft())) => {
  if (!state) throw new Error('nothing to open')
  return createAutosaveController(key, state, { now: () => 1, onSaved: () => {} })
}
const pause = (milliseconds = 1500) => vi.advanceTimersByTimeAsync(milliseconds)
const newDraft: WritingDraft = {
  title: 'Nuevo',
  text: 'Hola',
  version: null,
  language: 'es',
  sampleId: null,
  at: 1,
}

describe('typed text', () => {
  test('is saved in this browser at once and on the server after a pause', async () => {
    const controller = open()
    for (const text of ['M', 'Mi', 'Mi p']) controller.type({ text })
    expect([draft()?.text, controller.read().state, requestsTo('PUT')]).toEqual(['Mi p', 'waiting', []])
    await pause()
    expect([onServer()?.text, onServer()?.version, requestsTo('PUT').length]).toEqual(['Mi p', 4, 1])
    expect([draft(), controller.read().state]).toEqual([null, 'saved'])
  })

  test('during a save is saved after it, on the version that it created', async () => {
    const controller = open()
    controller.type({ text: 'Uno' })
    const first = controller.flush()
    for (let ticks = 0; requestsTo('PUT').length === 0 && ticks < 10; ticks += 1) await Promise.resolve()
    controller.type({ text: 'Uno y dos' })
    await first
    expect([draft()?.text, draft()?.version, controller.read().state]).toEqual(['Uno y dos', 4, 'waiting'])
    await pause()
    expect([onServer()?.text, onServer()?.version]).toEqual(['Uno y dos', 5])
  })

  test('that is changed back is not sent', async () => {
    const controller = open()
    controller.type({ text: 'Otro' })
    controller.type({ text: cat.text })
    await pause()
    expect([requestsTo('PUT'), draft(), controller.read().state]).toEqual([[], null, 'saved'])
  })

  test('with a blank title keeps the previous title', async () => {
    const controller = open()
    controller.type({ title: '  ' })
    controller.type({ text: 'Más' })
    await pause()
    expect(onServer()).toMatchObject({ title: cat.title, text: 'Más' })
  })

  test('is sent when the page is left', async () => {
    const controller = open()
    controller.type({ text: 'Al irme' })
    await controller.leave()
    expect([onServer()?.text, draft()]).toEqual(['Al irme', null])
  })
})

describe('without a connection', () => {
  test('stays in this browser, and is sent when the connection is back', async () => {
    const controller = open()
    world.isOffline = true
    controller.type({ text: 'Sin red' })
    await pause()
    expect([controller.read().state, controller.read().refusal, draft()?.text]).toEqual([
      'unavailable',
      'NETWORK',
      'Sin red',
    ])
    controller.type({ text: 'Sin red, y sigo' })
    world.isOffline = false
    await pause(15_000)
    expect([onServer()?.text, controller.read().state, draft()]).toEqual(['Sin red, y sigo', 'saved', null])
  })

  test('a text is begun, and created when the connection is back', async () => {
    world.writings = []
    world.isOffline = true
    saveDraft(key.learnerId, key.id, newDraft)
    const controller = open()
    await controller.flush()
    controller.type({ text: 'Hola, Ana' })
    expect(draft()).toMatchObject({ text: 'Hola, Ana', version: null })
    await controller.leave()
    world.isOffline = false
    await sendWritingDraft(key.learnerId, key.id)
    expect([onServer()?.text, onServer()?.version, draftsOf(key.learnerId)]).toEqual(['Hola, Ana', 1, []])
  })

  test('a text that an earlier page created with less text, without hearing of it, is saved whole', async () => {
    world.writings = [{ ...cat, title: 'Nuevo', text: 'Ho', version: 1 }]
    saveDraft(key.learnerId, key.id, newDraft)
    const controller = open(initialTextState(null, draft()))
    await controller.flush()
    expect([onServer()?.text, controller.read().state, draft()]).toEqual(['Hola', 'saved', null])
  })

  test('a reload finds the draft, and sends it on the version it was based on', async () => {
    const before = open()
    world.isOffline = true
    before.type({ text: 'Antes de recargar' })
    await pause()
    world.isOffline = false
    const after = open()
    expect(after.read().text).toBe('Antes de recargar')
    await after.flush()
    expect([onServer()?.text, onServer()?.version]).toEqual(['Antes de recargar', 4])
  })
})

describe('a text that was changed in two places', () => {
  const conflict = async () => {
    const controller = open()
    world.writings = [{ ...cat, text: 'De otra parte', version: 7 }]
    controller.type({ text: 'De aquí' })
    await pause()
    return controller
  }

  test('shows both, and overwrites neither', async () => {
    const controller = await conflict()
    expect(controller.read()).toMatchObject({
      text: 'De aquí',
      theirs: { text: 'De otra parte', version: 7 },
    })
    controller.type({ text: 'De aquí, más' })
    await pause()
    expect([onServer()?.text, draft()?.text]).toEqual(['De otra parte', 'De aquí, más'])
    expect(initialTextState(onServer() ?? null, draft())?.theirs?.version).toBe(7)
  })

  test('continues with mine, and keeps the other as a version', async () => {
    const controller = await conflict()
    await controller.choose('mine')
    expect([onServer()?.text, controller.read().theirs, controller.read().state, draft()]).toEqual([
      'De aquí',
      null,
      'saved',
      null,
    ])
    expect(requestsTo('PUT').at(-1)?.body).toMatchObject({ version: 7, keepsBefore: true })
  })

  test('continues with theirs, and keeps mine as a version', async () => {
    const controller = await conflict()
    await controller.choose('theirs')
    expect([onServer()?.text, controller.read().text, controller.read().theirs]).toEqual([
      'De otra parte',
      'De otra parte',
      null,
    ])
    expect(requestsTo('PUT').map(({ body }) => body)).toMatchObject([
      { text: 'De aquí', version: 3 },
      { text: 'De aquí', version: 7, keepsBefore: true },
      { text: 'De otra parte', version: 8, keepsBefore: true },
    ])
  })

  test('in the same way is no conflict', async () => {
    const controller = open()
    world.writings = [{ ...cat, text: 'Igual', version: 7 }]
    controller.type({ text: 'Igual' })
    await pause()
    expect(controller.read()).toMatchObject({ theirs: null, state: 'saved', base: { version: 7 } })
  })
})

describe('a text that another device changed', () => {
  test('is updated when the learner returns', async () => {
    const controller = open()
    world.writings = [{ ...cat, title: 'Otro', text: 'Del móvil', version: 5 }]
    await controller.refresh()
    expect(controller.read()).toMatchObject({ title: 'Otro', text: 'Del móvil', state: 'saved' })
    controller.type({ text: 'Del móvil y de aquí' })
    await pause()
    expect(onServer()).toMatchObject({ text: 'Del móvil y de aquí', version: 6 })
  })

  test('is not updated if it was edited here, or the server is unavailable', async () => {
    const controller = open()
    world.isOffline = true
    await controller.refresh()
    expect(controller.read()).toMatchObject({ text: cat.text, state: 'saved' })
    controller.type({ text: 'De aquí' })
    world.isOffline = false
    world.writings = [{ ...cat, text: 'Del móvil', version: 5 }]
    await controller.refresh()
    expect(controller.read().text).toBe('De aquí')
  })
})

describe('a text that was removed somewhere else', () => {
  const removed = async () => {
    const controller = open()
    world.removed = world.writings
    world.writings = []
    controller.type({ text: 'Sigo aquí' })
    await pause()
    expect(controller.read()).toMatchObject({ state: 'refused', refusal: 'NOT_FOUND' })
    return controller
  }
  test('is restored with the draft', async () => {
    const controller = await removed()
    await controller.restore()
    expect([onServer()?.text, controller.read().state, draft()]).toEqual(['Sigo aquí', 'saved', null])
  })

  test('is created again if it can no longer be restored', async () => {
    const controller = await removed()
    world.removed = []
    await controller.restore()
    expect([onServer()?.text, onServer()?.version, controller.read().state]).toEqual([
      'Sigo aquí',
      1,
      'saved',
    ])
  })
})

test('restoring an earlier version saves it, and keeps the replaced text as a version', async () => {
  const controller = open()
  controller.type({ text: 'A medias' })
  await controller.replace({ title: 'Mi gato', text: 'Lo de antes' })
  expect([onServer()?.text, controller.read().text, onServer()?.version]).toEqual([
    'Lo de antes',
    'Lo de antes',
    5,
  ])
  expect(requestsTo('PUT').map(({ body }) => body)).toMatchObject([
    { text: 'A medias' },
    { text: 'Lo de antes', keepsBefore: true },
  ])
})

test('a draft is never sent for another learner', async () => {
  const controller = open()
  controller.type({ text: 'Mío' })
  signInAs(otherLearnerId)
  await pause()
  expect([requestsTo('PUT'), controller.read().state, draft()?.text]).toEqual([[], 'refused', 'Mío'])
})

describe('drafts', () => {
  test('belong to one learner, most recently edited first', () => {
    saveDraft('marta', 'a', newDraft)
    saveDraft('marta', 'b', { ...newDraft, at: 2 })
    saveDraft('ana', 'c', newDraft)
    expect(draftsOf('marta').map(({ id }) => id)).toEqual(['b', 'a'])
    expect(draftsOf('ana').map(({ id }) => id)).toEqual(['c'])
  })

  test('that were edited since they were sent are not deleted', () => {
    saveDraft('marta', 'a', newDraft)
    deleteDraft('marta', 'a', { title: 'Nuevo', text: 'Hol' })
    expect(writingDrafts.get('marta', 'a')).toEqual(newDraft)
    deleteDraft('marta', 'a', newDraft)
    expect([writingDrafts.get('marta', 'a'), writingDrafts.entries('marta')]).toEqual([null, []])
  })

  test.each(['{', '[]', 'null', '{"version":1,"savedAt":1,"value":{"title":"x"}}'])(
    'that cannot be parsed are ignored: %s',
    (stored) => {
      localStorage.setItem('verbena/marta/writing-drafts/a', stored)
      expect([writingDrafts.get('marta', 'a'), draftsOf('marta')]).toEqual([null, []])
      saveDraft('marta', 'b', newDraft)
      expect(writingDrafts.get('marta', 'b')).toEqual(newDraft)
    },
  )
})

describe('a text begins', () => {
  test('with the text of the server', () => {
    expect(initialTextState({ ...cat, text: 'a\r\nb' }, null)).toMatchObject({ text: 'a\nb', theirs: null })
  })
  test('with a draft that had reached the server', () => {
    const arrived = { ...cat, version: 1 }
    expect(initialTextState(arrived, newDraft)).toMatchObject({
      text: 'Hola',
      base: { version: 1 },
      theirs: null,
    })
  })
  test('with null where there is nothing', () => {
    expect(initialTextState(null, null)).toBeNull()
  })
})
