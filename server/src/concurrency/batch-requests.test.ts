import { expect, test } from 'vitest'
import { batchRequests } from './batch-requests.ts'

const batches: string[][] = []
const shout = batchRequests(async (words: string[]) => {
  batches.push(words)
  if (words.includes('boom')) throw new Error('it broke')
  return words.map((word) => word.toUpperCase())
})

test('requests of the same turn are loaded together, and each caller gets its own result', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(shout))).toEqual(['A', 'B', 'C'])
  expect(await shout('d')).toBe('D')
  expect(batches).toEqual([['a', 'b', 'c'], ['d']])
})

test('a failure rejects all requests of the batch, and no later ones', async () => {
  const asked = await Promise.allSettled(['boom', 'e'].map(shout))
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shout('f')).toBe('F')
})
