import { connect } from 'node:net'

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
  /** Each goes through its list once, however long that takes. */
  isOnce?: boolean
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
  const connections = job.connections.map((plans) => plans.map((plan) => requestMaker(plan, job.port)))
  const cpu = process.cpuUsage()
  const began = performance.now()
  await Promise.all(connections.map((makers) => runConnection(job, makers, began + job.milliseconds, tally)))
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

function runConnection(
  { port, pauseMilliseconds = 0, isOnce = false }: Job,
  makers: RequestMaker[],
  until: number,
  tally: Tally,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let turn = 0
    let sentAt = 0
    let isOver = false
    const send = () => {
      sentAt = performance.now()
      socket.write(makers[turn++ % makers.length]!())
    }
    const end = (failure?: string) => {
      if (isOver) return
      isOver = true
      if (failure) fail(tally, failure)
      socket.destroy()
      resolve()
    }
    const read = replyReader((isGood, start) => {
      const now = performance.now()
      tally.milliseconds.push(now - sentAt)
      if (!isGood) fail(tally, start)
      if (isOnce ? turn >= makers.length : now >= until) end()
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

type RequestMaker = () => Buffer

/** @returns the request's bytes; built once where no number changes */
function requestMaker({ method, path, token, body }: RequestPlan, port: number): RequestMaker {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'accept: application/json',
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ].join('\r\n')
  const withBody = (text: string) =>
    Buffer.from(
      `${head}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    )
  if (body?.includes('{n}')) return () => withBody(body.replaceAll('{n}', String(++lastNumber)))
  const bytes = body === undefined ? Buffer.from(`${head}\r\n\r\n`) : withBody(body)
  return () => bytes
}

/**
 * Reads replies of a known length, one after another, and looks no further than their status.
 * @param onReply told whether it was a 200, and if not how the reply begins
 * @returns a function that takes what arrives, and answers false when it cannot be a reply to one request
 */
function replyReader(onReply: (isGood: boolean, start: string) => void): (chunk: Buffer) => boolean {
  let held: Buffer | null = null
  let missingBytes = 0
  let isGood = true
  let start = ''
  return (chunk) => {
    if (missingBytes > 0) missingBytes -= chunk.length
    else {
      const bytes: Buffer = held ? Buffer.concat([held, chunk]) : chunk
      const headEnd = bytes.indexOf('\r\n\r\n')
      held = headEnd < 0 ? bytes : null
      if (headEnd < 0) return true
      const head = bytes.toString('latin1', 0, headEnd)
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length === undefined) return false
      missingBytes = headEnd + 4 + Number(length) - bytes.length
      isGood = head.startsWith('200', 9)
      start = isGood ? '' : `${head.split('\r\n')[0]} ${bytes.toString('utf8', headEnd + 4, headEnd + 300)}`
    }
    if (missingBytes === 0) onReply(isGood, start)
    return missingBytes >= 0
  }
}

process.on('message', async ({ id, job }: { id: number; job: Job }) => {
  process.send?.({ id, outcome: await runJob(job) })
})
process.on('disconnect', () => process.exit(0))
