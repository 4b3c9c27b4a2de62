import { expect, test, vi } from 'vitest'
import { readBounded } from './read-bounded.ts'

const textOf = (bytes: ArrayBuffer | null) => bytes && new TextDecoder().decode(bytes)
const response = (headers: Record<string, string>) => new Response('four', { headers })

test('a file is read up to its maximum, and one that is larger is not read', async () => {
  const file = new File(['four'], 'a.srt')
  expect(textOf(await readBounded(file, 4))).toBe('four')
  const read = vi.spyOn(file, 'arrayBuffer')
  expect(await readBounded(file, 3)).toBeNull()
  expect(read).not.toHaveBeenCalled()
})

test('a response is read where it says that it is short enough', async () => {
  expect(textOf(await readBounded(response({ 'content-length': '4' }), 4))).toBe('four')
})

test.each([
  ['is too long', { 'content-length': '5' }],
  ['does not say how long it is', {}],
])('a response that %s is not received', async (_, headers) => {
  const long = response(headers)
  const cancel = vi.spyOn(long.body as ReadableStream, 'cancel')
  expect(await readBounded(long, 4)).toBeNull()
  expect(cancel).toHaveBeenCalledTimes(1)
})
