import { connect } from 'node:net'
import { replyReader } from './reply-reader.ts'

/**
 * The load, in a process of its own. Each connection sends its next request when the last was answered (keep-alive,
 * no pipelining). Plain sockets, because the client of node:http costs as much a request as the servers it measures,
 * and a slow generator makes every server look alike.
 */
export type RequestPlan = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  /** `{n}` becomes a number that no other request has. */
  body?: string
}

export type Job = {
  port: number
  /** A list for each connection, which goes round it. */
  connections: RequestPlan[][]
  milliseconds: number
  /** Between a reply and the next request. */
  pauseMilliseconds?: number
}

export type Outcome = {
  requests: number
  seconds: number
  p50Milliseconds: number
  p99Milliseconds: number
  /** Replies other than 200, and broken connections. */
  failures: number
  /** The first of them, as it came. */
  firstFailure: string
  /** CPU of this process meanwhile. */
  cpuSeconds: number
}

type Tally = { milliseconds: number[]; failures: number; firstFailure: string }

const replyWithinMilliseconds = 15_000
let lastNumber = 0

async function runJob(job: Job): Promise<Outcome> {
  const tally: Tally = { milliseconds: [], failures: 0, firstFailure: '' }
  const cpu = process.cpuUsage()
  const began = performance.now()
  const until = began + job.milliseconds
  await Promise.all(job.connections.map((plans) => runConnection(job, plans, until, tally)))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const sorted = Float64Array.from(tally.milliseconds).sort()
  const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    requests: sorted.length,
    seconds,
    p50Milliseconds: percentile(0.5),
    p99Milliseconds: percentile(0.99),
    failures: tally.failures,
    firstFailure: tally.firstFailure,
    cpuSeconds: (user + system) / 1e6,
  }
}

function runConnection(job: Job, plans: RequestPlan[], until: number, tally: Tally): Promise<void> {
  const { port, pauseMilliseconds = 0 } = job
  const nextBytes = roundOf(plans, port)
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sentAt = 0
    let isOver = false
    const send = () => {
      sentAt = performance.now()
      socket.write(nextBytes())
    }
    const end = (failure?: string) => {
      if (isOver) return
      isOver = true
      if (failure) fail(tally, failure)
      socket.destroy()
      resolve()
    }
    const read = replyReader((status, text) => {
      const now = performance.now()
      tally.milliseconds.push(now - sentAt)
      if (status !== 200) fail(tally, text)
      if (now >= until) end()
      else if (pauseMilliseconds > 0) setTimeout(send, pauseMilliseconds)
      else send()
    })
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      if (!read(chunk)) end('a reply without content-length, or more than was asked for')
    })
    socket.setTimeout(replyWithinMilliseconds, () => end('no reply in time'))
    socket.on('error', (error) => end(error.message))
    socket.on('close', () => end('the server closed the connection'))
  })
}

function fail(tally: Tally, text: string) {
  tally.failures++
  tally.firstFailure ||= text
}

/** The bytes of each request in turn; built once where no number changes. */
function roundOf(plans: RequestPlan[], port: number): () => Buffer {
  const makers = plans.map(({ method, path, token, body }) => {
    const head = [
      `${method} ${path} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      'accept: application/json',
      ...(token ? [`authorization: Bearer ${token}`] : []),
    ].join('\r\n')
    const whole = (text: string) =>
      Buffer.from(
        `${head}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      )
    if (body?.includes('{n}')) return () => whole(body.replaceAll('{n}', String(++lastNumber)))
    const bytes = body === undefined ? Buffer.from(`${head}\r\n\r\n`) : whole(body)
    return () => bytes
  })
  let turn = 0
  return () => makers[turn++ % makers.length]!()
}

process.on('message', async ({ id, job }: { id: number; job: Job }) => {
  process.send?.({ id, outcome: await runJob(job) })
})
process.on('disconnect', () => process.exit(0))
