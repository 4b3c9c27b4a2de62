import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Refusal = { at: 'connect' | 'recipient' | 'data'; code: number; times: number }
type Received = { from: string; to: string[]; message: string }

/** An SMTP server that stores received emails, and refuses as many as `state.refusal` says. */
export async function startFakeSmtp(options: { user?: string; password?: string } = {}) {
  const received: Received[] = []
  const state = { refusal: null as Refusal | null, connections: 0 }
  const refuse = (at: Refusal['at']) => {
    if (state.refusal?.at !== at || state.refusal.times === 0) return null
    state.refusal.times--
    return Object.assign(new Error('marta@example.org is not welcome'), { responseCode: state.refusal.code })
  }
  const server = new SMTPServer({
    authOptional: options.user === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === options.user && password === options.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onConnect: (_session, done) => {
      state.connections++
      done(refuse('connect'))
    },
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((message) => {
        const refusal = refuse('data')
        if (refusal) return done(refusal)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    state,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Accepts TCP connections and leaves each one to `handle`, for failures that no SMTP server has. */
export async function startBrokenSmtp(handle: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    handle(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.size,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
