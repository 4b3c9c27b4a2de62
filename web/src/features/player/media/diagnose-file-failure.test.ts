import { afterEach, expect, test, vi } from 'vitest'
import { diagnoseFileFailure } from './diagnose-file-failure.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [200, 'unplayable'],
  [206, 'unplayable'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'unreachable'],
  [503, 'unreachable'],
] as const)('a file whose head is answered with %i is %s', async (status, failure) => {
  const ask = vi.fn(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', ask)
  expect(await diagnoseFileFailure('/media/pan.webm')).toBe(failure)
  expect(ask).toHaveBeenCalledWith('/media/pan.webm', expect.objectContaining({ method: 'HEAD' }))
})

test('without a connection it is unreachable', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await diagnoseFileFailure('/media/pan.webm')).toBe('unreachable')
})
