import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '../../api/browser-storage.ts'
import { learnerId, otherLearnerId } from '../../api/testing/fake-learner.ts'
import { clearLearnerStores, learnerStore } from './learner-store.ts'

type Note = { text: string }
const isNote = (found: unknown): found is Note =>
  typeof found === 'object' && found !== null && 'text' in found && typeof found.text === 'string'
const definition = { name: 'notes', version: 2, isValue: isNote, maximum: 3 } as const
const notes = learnerStore<Note>({ ...definition, whenFull: 'drop-oldest' })
const works = learnerStore<Note>({ ...definition, name: 'works', whenFull: 'refuse' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(1_000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const id of [learnerId, otherLearnerId]) clearLearnerStores(id)
  localStorage.clear()
})

const key = `verbena/${learnerId}/notes/pan`
const noteAt = (at: number, name: string) => {
  vi.setSystemTime(at)
  return notes.set(learnerId, name, { text: name })
}

test('a value is stored under its learner, its store and its key, with its version', () => {
  expect(notes.set(learnerId, 'pan', { text: 'la' })).toBe(true)
  expect({ ...localStorage }).toEqual({ [key]: '{"version":2,"savedAt":1000,"value":{"text":"la"}}' })
  expect(notes.get(learnerId, 'pan')).toEqual({ text: 'la' })
  notes.remove(learnerId, 'pan')
  expect([notes.get(learnerId, 'pan'), localStorage.length]).toEqual([null, 0])
})

test('no learner sees what another one stored, and no store what another store did', () => {
  notes.set(learnerId, 'pan', { text: 'la' })
  expect(notes.get(otherLearnerId, 'pan')).toBeNull()
  expect(works.get(learnerId, 'pan')).toBeNull()
  expect([notes.entries(otherLearnerId), works.entries(learnerId)]).toEqual([[], []])
})

test.each([
  ['no JSON', '{'],
  ['no object', '3'],
  ['nothing', 'null'],
  ['of another version', '{"version":1,"savedAt":1000,"value":{"text":"la"}}'],
  ['of another shape', '{"version":2,"savedAt":1000,"value":{"text":7}}'],
  ['without a time', '{"version":2,"savedAt":"x","value":{"text":"la"}}'],
])('what is %s counts as nothing, and can be replaced', (_, stored) => {
  localStorage.setItem(key, stored)
  expect([notes.get(learnerId, 'pan'), notes.entries(learnerId)]).toEqual([null, []])
  notes.set(learnerId, 'pan', { text: 'el' })
  expect(notes.get(learnerId, 'pan')).toEqual({ text: 'el' })
})

test('entries come in the order in which they were stored last', () => {
  for (const [index, name] of ['a', 'b', 'a'].entries()) noteAt(1_000 + index, name)
  expect(notes.entries(learnerId).map((entry) => entry.key)).toEqual(['b', 'a'])
})

test('a full store of caches drops the entry that was stored first, of this learner only', () => {
  notes.set(otherLearnerId, 'old', { text: 'old' })
  for (const [index, name] of ['a', 'b', 'c', 'a', 'd'].entries()) noteAt(2_000 + index, name)
  expect(notes.entries(learnerId).map((entry) => entry.key)).toEqual(['c', 'a', 'd'])
  expect(notes.get(otherLearnerId, 'old')).toEqual({ text: 'old' })
})

test('a full store of work drops nothing: it refuses one more, and takes changes', () => {
  for (const name of ['a', 'b', 'c']) works.set(learnerId, name, { text: name })
  expect(works.set(learnerId, 'd', { text: 'd' })).toBe(false)
  expect(works.set(learnerId, 'a', { text: 'longer' })).toBe(true)
  expect(works.entries(learnerId).map(({ value }) => value.text)).toEqual(['longer', 'b', 'c'])
})

test('a value that is larger than a browser can hold is refused', () => {
  expect(notes.set(learnerId, 'pan', { text: 'a'.repeat(2_000_001) })).toBe(false)
  expect(notes.get(learnerId, 'pan')).toBeNull()
})

test('where the storage of the browser is full a value lasts as long as the page', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const full = Object.create({ getItem: () => null, setItem, removeItem: () => undefined }) as Storage
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full)
  expect(notes.set(learnerId, 'pan', { text: 'la' })).toBe(false)
  expect(notes.get(learnerId, 'pan')).toEqual({ text: 'la' })
  expect(notes.entries(learnerId)).toHaveLength(1)
})

test('where it is closed nothing throws', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(notes.set(learnerId, 'pan', { text: 'la' })).toBe(false)
  expect(notes.entries(learnerId)).toEqual([{ key: 'pan', value: { text: 'la' } }])
  notes.remove(learnerId, 'pan')
  expect(notes.get(learnerId, 'pan')).toBeNull()
})

test('changes are heard, of this tab and of others, of this store alone, until one stops listening', () => {
  const listener = vi.fn()
  const stop = notes.subscribe(listener)
  const inAnotherTab = (changed: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: changed }))
  const calls = (act: () => void) => {
    listener.mockClear()
    act()
    return listener.mock.calls.length
  }
  expect(calls(() => notes.set(learnerId, 'pan', { text: 'la' }))).toBe(1)
  expect(calls(() => works.set(learnerId, 'pan', { text: 'la' }))).toBe(0)
  expect(calls(() => inAnotherTab(key))).toBe(1)
  expect(calls(() => inAnotherTab(`verbena/${learnerId}/works/pan`))).toBe(0)
  expect(calls(() => inAnotherTab('theme'))).toBe(0)
  expect(calls(() => inAnotherTab(null))).toBe(1)
  expect(calls(() => notes.remove(learnerId, 'pan'))).toBe(1)
  expect(calls(() => notes.remove(learnerId, 'pan'))).toBe(0)
  notes.set(learnerId, 'pan', { text: 'la' })
  expect(calls(() => clearLearnerStores(learnerId))).toBe(1)
  stop()
  expect(calls(() => [notes.set(learnerId, 'pan', { text: 'la' }), inAnotherTab(key)])).toBe(0)
})

test('a store may last as long as its tab', () => {
  const ofTab = learnerStore<Note>({ ...definition, whenFull: 'drop-oldest', storage: tabStorage })
  ofTab.set(learnerId, 'pan', { text: 'la' })
  expect([localStorage.length, sessionStorage.length, ofTab.get(learnerId, 'pan')]).toEqual([
    0,
    1,
    { text: 'la' },
  ])
})

test('a learner who leaves takes everything along, and nothing of anybody else', () => {
  const ofTab = learnerStore<Note>({ ...definition, whenFull: 'drop-oldest', storage: tabStorage })
  for (const store of [notes, works, ofTab])
    for (const id of [learnerId, otherLearnerId]) store.set(id, 'pan', { text: 'la' })
  localStorage.setItem('theme', 'dark')
  clearLearnerStores(learnerId)
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()).toEqual([
    'theme',
    `verbena/${otherLearnerId}/notes/pan`,
    `verbena/${otherLearnerId}/notes/pan`,
    `verbena/${otherLearnerId}/works/pan`,
  ])
})
