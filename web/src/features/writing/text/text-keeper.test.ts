// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { learner } from '../../../api/fake-learner.ts'
import { saveUser } from '../../../api/session.ts'
import { cat, endWorld, startWorld, type World } from '../testing/open-writing.tsx'
import { beginText, type TextState } from './begin-text.ts'
import { type Draft, draftOf, draftsOf, forgetDraft, keepDraft } from './drafts.ts'
import { sendDrafts } from './send-drafts.ts'
import { createTextKeeper } from './text-keeper.ts'

let world: World
let made: ReturnType<typeof startWorld>['made']
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;({ world, made } = startWorld({ writings: [cat] }))
})
afterEach(() => {
  vi.useRealTimers()
  endWorld()
})

const place = { username: learner.username, id: cat.id }
const there = () => world.writings.find(({ id }) => id === cat.id)
const draft = () => draftOf(place.username, place.id)
const open = (state: TextState | null = beginText(there() ?? null, draft())) => {
  if (!state) throw new Error('nothing to open')
  return createTextKeeper(place, state, { now: () => 1, onSaved: () => {} })
}
const pause = (milliseconds = 1500) => vi.advanceTimersByTimeAsync(milliseconds)
const newDraft: Draft = { title: 'Nuevo', text: 'Hola', version: null, language: 'es', sampleId: null, at: 1 }

describe('what is typed', () => {
  test('is in this browser at once and on the server after a pause', async () => {
    const keeper = open()
    for (const text of ['M', 'Mi', 'Mi p']) keeper.type({ text })
    expect([draft()?.text, keeper.read().state, made('PUT')]).toEqual(['Mi p', 'waiting', []])
    await pause()
    expect([there()?.text, there()?.version, made('PUT').length]).toEqual(['Mi p', 4, 1])
    expect([draft(), keeper.read().state]).toEqual([null, 'saved'])
  })

  test('while a save is on its way follows it, over the version that it made', async () => {
    const keeper = open()
    keeper.type({ text: 'Uno' })
    const first = keeper.flush()
    for (let ticks = 0; made('PUT').length === 0 && ticks < 10; ticks += 1) await Promise.resolve()
    keeper.type({ text: 'Uno y dos' })
    await first
    expect([draft()?.text, draft()?.version, keeper.read().state]).toEqual(['Uno y dos', 4, 'waiting'])
    await pause()
    expect([there()?.text, there()?.version]).toEqual(['Uno y dos', 5])
  })

  test('and taken back again is not sent', async () => {
    const keeper = open()
    keeper.type({ text: 'Otro' })
    keeper.type({ text: cat.text })
    await pause()
    expect([made('PUT'), draft(), keeper.read().state]).toEqual([[], null, 'saved'])
  })

  test('as a blank title is ignored: the one before stays', async () => {
    const keeper = open()
    keeper.type({ title: '  ' })
    keeper.type({ text: 'Más' })
    await pause()
    expect(there()).toMatchObject({ title: cat.title, text: 'Más' })
  })

  test('goes up when the page is left, and is opened again with it', async () => {
    const keeper = open()
    keeper.type({ text: 'Al irme' })
    await keeper.leave()
    expect([there()?.text, draft()]).toEqual(['Al irme', null])
  })
})

describe('without a connection', () => {
  test('stays in this browser, and goes up when it is back', async () => {
    const keeper = open()
    world.isOffline = true
    keeper.type({ text: 'Sin red' })
    await pause()
    expect([keeper.read().state, keeper.read().refusal, draft()?.text]).toEqual([
      'away',
      'NETWORK',
      'Sin red',
    ])
    keeper.type({ text: 'Sin red, y sigo' })
    world.isOffline = false
    await pause(15_000)
    expect([there()?.text, keeper.read().state, draft()]).toEqual(['Sin red, y sigo', 'saved', null])
  })

  test('a text is begun, and made when the connection is back', async () => {
    world.writings = []
    world.isOffline = true
    keepDraft(place.username, place.id, newDraft)
    const keeper = open()
    await keeper.flush()
    keeper.type({ text: 'Hola, Ana' })
    expect(draft()).toMatchObject({ text: 'Hola, Ana', version: null })
    await keeper.leave()
    world.isOffline = false
    await sendDrafts(place.username)
    expect([there()?.text, there()?.version, draftsOf(place.username)]).toEqual(['Hola, Ana', 1, []])
  })

  test('a reload finds what was typed, and sends it over the version that it was typed on', async () => {
    const before = open()
    world.isOffline = true
    before.type({ text: 'Antes de recargar' })
    await pause()
    world.isOffline = false
    const after = open()
    expect(after.read().text).toBe('Antes de recargar')
    await after.flush()
    expect([there()?.text, there()?.version]).toEqual(['Antes de recargar', 4])
  })
})

describe('a text that was changed in two places', () => {
  const conflict = async () => {
    const keeper = open()
    world.writings = [{ ...cat, text: 'De otra parte', version: 7 }]
    keeper.type({ text: 'De aquí' })
    await pause()
    return keeper
  }

  test('shows both, and writes over neither', async () => {
    const keeper = await conflict()
    expect(keeper.read()).toMatchObject({ text: 'De aquí', theirs: { text: 'De otra parte', version: 7 } })
    keeper.type({ text: 'De aquí, más' })
    await pause()
    expect([there()?.text, draft()?.text]).toEqual(['De otra parte', 'De aquí, más'])
    expect(beginText(there() ?? null, draft())?.theirs?.version).toBe(7)
  })

  test('goes on with mine, and the other is kept', async () => {
    const keeper = await conflict()
    await keeper.choose('mine')
    expect([there()?.text, keeper.read().theirs, keeper.read().state, draft()]).toEqual([
      'De aquí',
      null,
      'saved',
      null,
    ])
    expect(made('PUT').at(-1)?.body).toMatchObject({ version: 7, keepsBefore: true })
  })

  test('goes on with theirs, and mine is kept', async () => {
    const keeper = await conflict()
    await keeper.choose('theirs')
    expect([there()?.text, keeper.read().text, keeper.read().theirs]).toEqual([
      'De otra parte',
      'De otra parte',
      null,
    ])
    expect(made('PUT').map(({ body }) => body)).toMatchObject([
      { text: 'De aquí', version: 3 },
      { text: 'De aquí', version: 7, keepsBefore: true },
      { text: 'De otra parte', version: 8, keepsBefore: true },
    ])
  })

  test('in the same way is no conflict', async () => {
    const keeper = open()
    world.writings = [{ ...cat, text: 'Igual', version: 7 }]
    keeper.type({ text: 'Igual' })
    await pause()
    expect(keeper.read()).toMatchObject({ theirs: null, state: 'saved', base: { version: 7 } })
  })
})

describe('a text that another device went on with', () => {
  test('is shown as it is now when the learner comes back', async () => {
    const keeper = open()
    world.writings = [{ ...cat, title: 'Otro', text: 'Del móvil', version: 5 }]
    await keeper.refresh()
    expect(keeper.read()).toMatchObject({ title: 'Otro', text: 'Del móvil', state: 'saved' })
    keeper.type({ text: 'Del móvil y de aquí' })
    await pause()
    expect(there()).toMatchObject({ text: 'Del móvil y de aquí', version: 6 })
  })

  test('is left alone where something was typed here, or the server cannot tell', async () => {
    const keeper = open()
    world.isOffline = true
    await keeper.refresh()
    expect(keeper.read()).toMatchObject({ text: cat.text, state: 'saved' })
    keeper.type({ text: 'De aquí' })
    world.isOffline = false
    world.writings = [{ ...cat, text: 'Del móvil', version: 5 }]
    await keeper.refresh()
    expect(keeper.read().text).toBe('De aquí')
  })
})

describe('a text that was removed somewhere else', () => {
  const removed = async () => {
    const keeper = open()
    world.removed = world.writings
    world.writings = []
    keeper.type({ text: 'Sigo aquí' })
    await pause()
    expect(keeper.read()).toMatchObject({ state: 'refused', refusal: 'NOT_FOUND' })
    return keeper
  }
  test('is taken back, with what was typed', async () => {
    const keeper = await removed()
    await keeper.takeBack()
    expect([there()?.text, keeper.read().state, draft()]).toEqual(['Sigo aquí', 'saved', null])
  })

  test('is begun anew where that is too late', async () => {
    const keeper = await removed()
    world.removed = []
    await keeper.takeBack()
    expect([there()?.text, there()?.version, keeper.read().state]).toEqual(['Sigo aquí', 1, 'saved'])
  })
})

test('an earlier version that is brought back is a save, and what it replaces is kept', async () => {
  const keeper = open()
  keeper.type({ text: 'A medias' })
  await keeper.replace({ title: 'Mi gato', text: 'Lo de antes' })
  expect([there()?.text, keeper.read().text, there()?.version]).toEqual(['Lo de antes', 'Lo de antes', 5])
  expect(made('PUT').map(({ body }) => body)).toMatchObject([
    { text: 'A medias' },
    { text: 'Lo de antes', keepsBefore: true },
  ])
})

test('what one learner typed is never sent for another', async () => {
  const keeper = open()
  keeper.type({ text: 'Mío' })
  saveUser({ ...learner, username: 'ana' })
  await pause()
  expect([made('PUT'), keeper.read().state, draft()?.text]).toEqual([[], 'refused', 'Mío'])
})

describe('drafts', () => {
  test('are each learner’s own, the one touched last first', () => {
    keepDraft('marta', 'a', newDraft)
    keepDraft('marta', 'b', { ...newDraft, at: 2 })
    keepDraft('ana', 'c', newDraft)
    expect(draftsOf('marta').map(({ id }) => id)).toEqual(['b', 'a'])
    expect(draftsOf('ana').map(({ id }) => id)).toEqual(['c'])
  })

  test('that were typed on meanwhile are not forgotten', () => {
    keepDraft('marta', 'a', newDraft)
    forgetDraft('marta', 'a', { title: 'Nuevo', text: 'Hol' })
    expect(draftOf('marta', 'a')).toEqual(newDraft)
    forgetDraft('marta', 'a', newDraft)
    expect([draftOf('marta', 'a'), localStorage.getItem('writingDrafts')]).toEqual([null, null])
  })

  test.each(['{', '[]', 'null', '{"marta a":{"title":"x"}}'])(
    'that cannot be read count as none: %s',
    (kept) => {
      localStorage.setItem('writingDrafts', kept)
      expect([draftOf('marta', 'a'), draftsOf('marta')]).toEqual([null, []])
      keepDraft('marta', 'b', newDraft)
      expect(draftOf('marta', 'b')).toEqual(newDraft)
    },
  )
})

describe('a text begins', () => {
  test('with what the server has', () => {
    expect(beginText({ ...cat, text: 'a\r\nb' }, null)).toMatchObject({ text: 'a\nb', theirs: null })
  })
  test('with what was begun here and has arrived after all', () => {
    const arrived = { ...cat, version: 1 }
    expect(beginText(arrived, newDraft)).toMatchObject({ text: 'Hola', base: { version: 1 }, theirs: null })
  })
  test('with nothing where there is nothing', () => {
    expect(beginText(null, null)).toBeNull()
  })
})
