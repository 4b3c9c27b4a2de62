import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { gracefulClose } from './graceful-close.ts'

async function openApp(timeoutMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  app.all('/held', async () => {
    await released
    return 'answered'
  })
  const close = gracefulClose(app, timeoutMs)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, close, release }
}

test('requests in flight are answered before the close is done', async () => {
  const { address, close, release } = await openApp(5000)
  const answer = fetch(`${address}/held`).then((response) => response.text())
  await new Promise((done) => setTimeout(done, 50))
  const closed = close()
  setTimeout(release, 400)
  expect(await answer).toBe('answered')
  expect(await closed).toBe(true)
})

test('after the time limit a request without an answer is cut, and one that is still being sent', async () => {
  const { app, address, close } = await openApp(300)
  const refused = fetch(`${address}/held`).catch(() => 'cut')
  const slow = connect(Number(new URL(address).port), '127.0.0.1')
  slow.on('error', () => {})
  slow.write(
    'POST /held HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  )
  await new Promise((done) => setTimeout(done, 50))
  const cut = once(slow, 'close')
  expect(await close()).toBe(false)
  expect(await refused).toBe('cut')
  await cut
  expect(app.server.listening).toBe(false)
})
