import { expect, test } from 'vitest'
import { readBounded } from './read-bounded.ts'

function chunksOf(...texts: string[]) {
  let isClosed = false
  async function* read() {
    try {
      for (const text of texts) yield Buffer.from(text)
    } finally {
      isClosed = true
    }
  }
  return { stream: read(), isClosed: () => isClosed }
}

test('a stream of the maximum size is read completely', async () => {
  expect((await readBounded(chunksOf('ho', 'la').stream, 4)).toString()).toBe('hola')
})

test('a longer stream is refused, and closed before the rest is read', async () => {
  const { stream, isClosed } = chunksOf('ho', 'la', '!')
  await expect(readBounded(stream, 3)).rejects.toMatchObject({ kind: 'tooLarge' })
  expect(isClosed()).toBe(true)
})
