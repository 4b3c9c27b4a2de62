import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadRoutesWhenIdle } from './background-tasks.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

async function preloadAll(answers: readonly (() => Promise<unknown>)[]) {
  const asked: number[] = []
  preloadRoutesWhenIdle(
    answers.map((answer, index) => () => {
      asked.push(index)
      return answer()
    }),
  )
  const atOnce = [...asked]
  await vi.advanceTimersByTimeAsync(60_000)
  return { atOnce, asked }
}
const here = async () => ({})

test('the pages to come are fetched in their order, and not at once', async () => {
  expect(await preloadAll([here, here, here])).toEqual({ atOnce: [], asked: [0, 1, 2] })
})

test('one that fails ends it quietly', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  expect((await preloadAll([here, gone, here])).asked).toEqual([0, 1])
})

test('offline nothing is asked for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await preloadAll([here])).asked).toEqual([])
})

test('nor where data are to be saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  expect((await preloadAll([here])).asked).toEqual([])
})
