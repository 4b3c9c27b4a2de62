import type { ClientRequest } from 'node:http'
import { HttpFailure } from './http-failure.ts'

/** Ends a request when connecting, including TLS, takes too long. `fetch` has no option for this. */
export function setConnectTimeout(request: ClientRequest, timeoutMs: number) {
  request.once('socket', (socket) => {
    // A socket that was kept alive after an earlier request is already connected.
    if (!socket.connecting) return
    const failure = new HttpFailure('unreachable', 'the connection takes too long')
    const timer = setTimeout(() => request.destroy(failure), timeoutMs)
    const stopTimer = () => clearTimeout(timer)
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', stopTimer)
    request.once('close', stopTimer)
  })
}
