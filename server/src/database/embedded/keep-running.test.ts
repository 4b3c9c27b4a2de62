import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

const rhythm = { lookMilliseconds: 2, firstPauseMilliseconds: 4, longestPauseMilliseconds: 32, calmLooks: 20 }

/** A database that dies when told to, and a log that remembers. */
function fakeDatabase(revive: () => Promise<void>) {
  const pauses: unknown[] = []
  const failures: string[] = []
  const state = { isRunning: true, looksAtLog: 0 }
  const postgres = { isRunning: () => state.isRunning, revive, boundLog: () => void state.looksAtLog++ }
  const log = {
    warn: (details: object) => void pauses.push((details as { pauseMilliseconds: number }).pauseMilliseconds),
    error: (details: object) => void failures.push((details as { err: Error }).err.message),
  }
  return { state, postgres, log, pauses, failures }
}

test('one that keeps dying is started ever more slowly, and each time is logged', async () => {
  const { state, postgres, log, pauses, failures } = fakeDatabase(() => Promise.reject(new Error('no disk')))
  state.isRunning = false
  const end = keepRunning(postgres, log, rhythm)
  while (failures.length < 6) await sleep(5)
  await end()
  expect(pauses.slice(0, 6)).toEqual([4, 8, 16, 32, 32, 32])
  expect(new Set(failures)).toEqual(new Set(['no disk']))
})

test('one that has lived for a while is started at once again', async () => {
  const { state, postgres, log, pauses } = fakeDatabase(async () => {
    state.isRunning = true
  })
  const end = keepRunning(postgres, log, rhythm)
  for (const deaths of [1, 2]) {
    state.isRunning = false
    while (pauses.length < deaths || !state.isRunning) await sleep(1)
    const before = state.looksAtLog
    while (state.looksAtLog === before) await sleep(5)
  }
  await end()
  expect(pauses).toEqual([4, 4])
})

test('nothing is started once the watch has ended', async () => {
  const { state, postgres, log, pauses } = fakeDatabase(async () => {})
  const end = keepRunning(postgres, log, rhythm)
  await end()
  state.isRunning = false
  await sleep(20)
  expect(pauses).toEqual([])
})
