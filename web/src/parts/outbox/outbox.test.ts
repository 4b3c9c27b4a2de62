import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { learnerId, otherLearnerId } from '../../api/testing/fake-learner.ts'
import { openIndexedDbTable } from './indexed-db-table.ts'
import { createLocalStorageTable } from './local-storage-table.ts'
import { addToOutbox, clearOutbox, closeOutboxDatabase, listOutbox, removeFromOutbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { OutboxTable } from './outbox-table.ts'
import { stubIndexedDb } from './testing/fake-indexed-db.ts'

/** Filling a table of the real size takes seconds on a busy machine. */
const maximum = 40
const undo = (id: string, at = 1): OutboxEntry => ({ kind: 'undo', id, at, answerId: 'a' })
const idsOf = async (table: Pick<OutboxTable, 'list'>, learner = learnerId) =>
  (await table.list(learner)).map(({ entry }) => entry.id)

beforeEach(() => {
  stubIndexedDb()
})
afterEach(async () => {
  await closeOutboxDatabase()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe.each([
  ['IndexedDB', () => openIndexedDbTable(() => {}, maximum)],
  ['localStorage', async () => ({ ...createLocalStorageTable(maximum), close: () => {} })],
] as const)('the table in %s', (_, open) => {
  let table: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    table = await open()
  })
  afterEach(() => table.close())

  test('has the entries of each learner in the order in which they were added', async () => {
    await table.add(learnerId, [undo('b', 9), undo('a', 1)])
    await table.add(otherLearnerId, [undo('c')])
    await table.add(learnerId, [undo('d')])
    expect(await table.list(learnerId)).toMatchObject([
      { entry: undo('b', 9) },
      { entry: undo('a', 1) },
      { entry: undo('d') },
    ])
    expect(await idsOf(table, otherLearnerId)).toEqual(['c'])
    const sequences = (await table.list(learnerId)).map(({ sequence }) => sequence)
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other))
  })

  test('has an entry once, where it was added first', async () => {
    await table.add(learnerId, [undo('a', 1), undo('b')])
    await table.add(learnerId, [undo('a', 2)])
    await table.add(otherLearnerId, [undo('a', 3)])
    expect(await table.list(learnerId)).toMatchObject([{ entry: undo('a', 1) }, { entry: undo('b') }])
    expect(await idsOf(table, otherLearnerId)).toEqual(['a'])
  })

  test('loses what was sent, and everything of a learner who leaves', async () => {
    await table.add(learnerId, [undo('a'), undo('b'), undo('c')])
    await table.add(otherLearnerId, [undo('a')])
    await table.remove(learnerId, 'b')
    await table.remove(learnerId, 'unknown')
    expect(await idsOf(table)).toEqual(['a', 'c'])
    await table.clear(learnerId)
    expect([await idsOf(table), await idsOf(table, otherLearnerId)]).toEqual([[], ['a']])
  })

  test('has the last entries, up to a number', async () => {
    const entries = Array.from({ length: maximum + 5 }, (_, index) => undo(`${index}`))
    await table.add(learnerId, entries)
    const ids = await idsOf(table)
    expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([maximum, '5', `${maximum + 4}`])
  })
})

test('what was added is there after the page was opened again', async () => {
  await addToOutbox(learnerId, [undo('a')])
  await closeOutboxDatabase()
  expect((await listOutbox(learnerId)).map(({ entry }) => entry)).toEqual([undo('a')])
  await removeFromOutbox(learnerId, 'a')
  expect(await listOutbox(learnerId)).toEqual([])
})

test('without IndexedDB entries are in localStorage', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await addToOutbox(learnerId, [undo('a')])
  expect(Object.keys({ ...localStorage })).toEqual([expect.stringContaining(`verbena/${learnerId}/outbox/`)])
  expect(await idsOf({ list: listOutbox })).toEqual(['a'])
  await clearOutbox(learnerId)
  expect(localStorage).toHaveLength(0)
})

test('what IndexedDB refuses goes into localStorage, and what is added later comes after it', async () => {
  await addToOutbox(learnerId, [undo('a')])
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await addToOutbox(learnerId, [undo('b')])
  await addToOutbox(learnerId, [undo('c')])
  expect(await idsOf({ list: listOutbox })).toEqual(['a', 'b', 'c'])
  for (const id of ['b', 'c']) await removeFromOutbox(learnerId, id)
  expect(localStorage).toHaveLength(0)
  await addToOutbox(learnerId, [undo('d')])
  expect([await idsOf({ list: listOutbox }), localStorage.length]).toEqual([['a', 'd'], 0])
})

test('a newer version of the page in another tab may open the database', async () => {
  await addToOutbox(learnerId, [undo('a')])
  const newer = await openDB('verbena', 2)
  newer.close()
  await addToOutbox(learnerId, [undo('b')])
  expect(await idsOf({ list: listOutbox })).toEqual(['b'])
})
