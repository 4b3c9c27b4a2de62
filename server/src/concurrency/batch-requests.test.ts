import { expect, test } from 'vitest'
import { batchRequests } from './batch-requests.ts'

const batches: string[][] = []
const shout = batchRequests(async (words: string[]) => {
  batches.push(words)
  if (words.includes('boom')) throw new Error('it broke')
  return words.map((word) => word.toUpperCase())
})

test('what is asked at the same moment is answered together, to each its own', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(shout))).toEqual(['A', 'B', 'C'])
  expect(await shout('d')).toBe('D')
  expect(batches).toEqual([['a', 'b', 'c'], ['d']])
})

test('a failure is told to all who asked, and to nobody after them', async () => {
  const asked = await Promise.allSettled(['boom', 'e'].map(shout))
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shout('f')).toBe('F')
})
