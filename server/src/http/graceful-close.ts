import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Requests that were on their way when we were asked to stop still arrive within this time. */
const drainMilliseconds = 250
const sweepMilliseconds = 50

/**
 * @returns a close that loses no accepted request: for a moment everything is still answered, on connections that
 * then end; after that nothing new is taken, and what is in flight finishes. At the deadline the rest is cut, and
 * the close answers false.
 */
export function gracefulClose(app: FastifyInstance, withinMilliseconds: number): () => Promise<boolean> {
  let isClosing = false
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  return async () => {
    isClosing = true
    await sleep(drainMilliseconds)
    // A connection that was busy when the server closed would otherwise idle until its keep-alive ends.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds)
    const isFinished = await Promise.race([
      app.close().then(() => true),
      sleep(withinMilliseconds, false, { ref: false }),
    ])
    clearInterval(sweep)
    if (!isFinished) app.server.closeAllConnections()
    return isFinished
  }
}
