import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startDatabaseWatchdog } from './database-watchdog.ts'

const timings = {
  checkIntervalMs: 2,
  firstPauseMs: 4,
  longestPauseMs: 32,
  healthyChecks: 20,
}

/** A database whose state the test sets, and a log that records its messages. */
function fakeDatabase(restart: () => Promise<void>) {
  const pauses: unknown[] = []
  const failures: string[] = []
  const state = { isRunning: true, logRotations: 0 }
  const postgres = {
    isRunning: () => state.isRunning,
    restart,
    rotateLargeLog: () => void state.logRotations++,
  }
  const log = {
    warn: (details: object) => void pauses.push((details as { pauseMilliseconds: number }).pauseMilliseconds),
    error: (details: object) => void failures.push((details as { err: Error }).err.message),
  }
  return { state, postgres, log, pauses, failures }
}

test('a database that ends repeatedly is restarted after increasing pauses, and each restart is logged', async () => {
  const { state, postgres, log, pauses, failures } = fakeDatabase(() => Promise.reject(new Error('no disk')))
  state.isRunning = false
  const end = startDatabaseWatchdog(postgres, log, timings)
  while (failures.length < 6) await sleep(5)
  await end()
  expect(pauses.slice(0, 6)).toEqual([4, 8, 16, 32, 32, 32])
  expect(new Set(failures)).toEqual(new Set(['no disk']))
})

test('a database that was healthy for a while is restarted after the first pause', async () => {
  const { state, postgres, log, pauses } = fakeDatabase(async () => {
    state.isRunning = true
  })
  const end = startDatabaseWatchdog(postgres, log, timings)
  for (const deaths of [1, 2]) {
    state.isRunning = false
    while (pauses.length < deaths || !state.isRunning) await sleep(1)
    const before = state.logRotations
    while (state.logRotations === before) await sleep(5)
  }
  await end()
  expect(pauses).toEqual([4, 4])
})

test('a stopped watchdog restarts nothing', async () => {
  const { state, postgres, log, pauses } = fakeDatabase(async () => {})
  const end = startDatabaseWatchdog(postgres, log, timings)
  await end()
  state.isRunning = false
  await sleep(20)
  expect(pauses).toEqual([])
})
