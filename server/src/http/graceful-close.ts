import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Requests that were sent before the server was told to stop arrive within this time. */
const drainMs = 250
const idleCheckIntervalMs = 50

/**
 * @returns a function that closes the server without losing an accepted request. For `drainMs` it still answers new
 * requests, and closes their connections; then it accepts none, and requests in flight finish. After `timeoutMs` it cuts
 * the remaining connections and returns false.
 */
export function gracefulClose(app: FastifyInstance, timeoutMs: number): () => Promise<boolean> {
  let isClosing = false
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  return async () => {
    isClosing = true
    await sleep(drainMs)
    // A connection that was busy when the server closed would otherwise stay open until its keep-alive ends.
    const idleCheck = setInterval(() => app.server.closeIdleConnections(), idleCheckIntervalMs)
    const isFinished = await Promise.race([
      app.close().then(() => true),
      sleep(timeoutMs, false, { ref: false }),
    ])
    clearInterval(idleCheck)
    if (!isFinished) app.server.closeAllConnections()
    return isFinished
  }
}
