import { expect, test } from 'vitest'
import { createBackgroundTasks } from './background-tasks.ts'

const failures: unknown[] = []
const backgroundTasks = createBackgroundTasks((error) => failures.push(error))

test('settled waits for running tasks, and failures are reported', async () => {
  const done: number[] = []
  for (const each of [1, 2])
    backgroundTasks.run(async () => {
      await Promise.resolve()
      done.push(each)
    })
  backgroundTasks.run(async () => {
    throw new Error('lost')
  })
  await backgroundTasks.settled()
  expect([done, failures]).toEqual([[1, 2], [new Error('lost')]])
})

test('of the tasks requested under the name of a running one, only the last is run, after it', async () => {
  const done: string[] = []
  let atOnce = 0
  const work = (name: string, each: number) => async () => {
    atOnce += 1
    await new Promise((resolve) => setImmediate(resolve))
    done.push(`${name}${each}`)
    atOnce -= 1
    if (each === 1) throw new Error('fails, and the next is done all the same')
  }
  for (const each of [1, 2, 3]) backgroundTasks.runOnce('a', work('a', each))
  expect(atOnce).toBe(1)
  backgroundTasks.runOnce('b', work('b', 2))
  await backgroundTasks.settled()
  expect(done).toEqual(['a1', 'b2', 'a3'])
  backgroundTasks.runOnce('a', work('a', 4))
  await backgroundTasks.settled()
  expect(done.at(-1)).toBe('a4')
})
