import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type JobQueue, LeaseLost, type LeaseRunner, startLeaseRunner } from './lease-runner.ts'

type Job = { id: string; attempts: number }

let due: Job[]
let events: string[]
let failures: unknown[]
let isLeaseKept: boolean
let runners: LeaseRunner[]
beforeEach(() => {
  due = []
  events = []
  failures = []
  isLeaseKept = true
  runners = []
})
afterEach(() => Promise.all(runners.map((runner) => runner.stop())))

function start(run: JobQueue<Job>['run'], isPolling = false): LeaseRunner {
  const note =
    (event: string) =>
    async ({ id }: Job) =>
      void events.push(`${event} ${id}`)
  const queue: JobQueue<Job> = {
    leaseMs: 60_000,
    heartbeatMs: 5,
    attemptsMaximum: 3,
    claim: async () => due.shift(),
    extend: async () => isLeaseKept,
    run,
    release: note('release'),
    retryOrFail: note('retry or fail'),
    giveUp: note('give up'),
  }
  const clock = { now: () => new Date('2026-11-21T09:00:00Z') }
  const runner = startLeaseRunner(queue, { clock, onFailure: (error) => failures.push(error), isPolling })
  runners.push(runner)
  return runner
}

/** Runs until it is told to stop. */
const runUntilAborted: JobQueue<Job>['run'] = async ({ id }, signal) => {
  events.push(`run ${id}`)
  await wait(10_000, undefined, { signal })
}

test('runs jobs one after the other until none is due', async () => {
  due = [
    { id: 'a', attempts: 1 },
    { id: 'b', attempts: 3 },
  ]
  const runner = start(async ({ id }) => void events.push(`run ${id}`))
  expect([await runner.runNext(), await runner.runNext(), await runner.runNext()]).toEqual([
    true,
    true,
    false,
  ])
  expect(events).toEqual(['run a', 'run b'])
})

test('a job that was claimed too often is given up and not run', async () => {
  due = [{ id: 'a', attempts: 4 }]
  await start(runUntilAborted).runNext()
  expect(events).toEqual(['give up a'])
})

test('an error is reported, and the queue decides whether the job is retried', async () => {
  due = [{ id: 'a', attempts: 1 }]
  const error = new Error('broken')
  await start(() => Promise.reject(error)).runNext()
  expect(events).toEqual(['retry or fail a'])
  expect(failures).toEqual([error])
})

test('a job that loses its lease is stopped and left to the server that claimed it', async () => {
  due = [{ id: 'a', attempts: 1 }]
  isLeaseKept = false
  await start(runUntilAborted).runNext()
  due = [{ id: 'b', attempts: 1 }]
  await start(() => Promise.reject(new LeaseLost())).runNext()
  expect(events).toEqual(['run a'])
  expect(failures).toEqual([])
})

test('a server that stops releases its job and claims no other', async () => {
  due = [
    { id: 'a', attempts: 1 },
    { id: 'b', attempts: 1 },
  ]
  const runner = start(runUntilAborted, true)
  await wait(20)
  await runner.stop()
  expect(events).toEqual(['run a', 'release a'])
  expect(due).toHaveLength(1)
})

test('a queue that cannot be read is reported, and read again', async () => {
  const runner = start(runUntilAborted, true)
  await runner.stop()
  const broken = startLeaseRunner(
    { claim: () => Promise.reject(new Error('unavailable')) } as unknown as JobQueue<Job>,
    { clock: { now: () => new Date() }, onFailure: (error) => failures.push(error) },
  )
  await wait(5)
  await broken.stop()
  expect(failures).toHaveLength(1)
})
