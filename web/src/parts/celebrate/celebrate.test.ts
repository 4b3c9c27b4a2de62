import { expect, test, vi } from 'vitest'
import { celebrate } from './celebrate.ts'

vi.mock('canvas-confetti', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('where the code of the confetti does not come, nothing falls and nothing breaks', async () => {
  await expect(celebrate()).resolves.toBeUndefined()
  expect(document.querySelector('canvas')).toBeNull()
})
