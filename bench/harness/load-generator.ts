import { connect } from 'node:net'

/**
 * Generates load in a separate process. Each connection sends its next request when the last one has been answered
 * (keep-alive, no pipelining). It uses plain sockets, because the client of node:http needs as much CPU for a request as
 * the measured servers, and a slow generator hides the differences between them.
 */
export type RequestPlan = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  /** `{n}` is replaced by a unique number. */
  body?: string
  /** Further headers, in lower case. */
  headers?: Record<string, string>
}

export type Job = {
  port: number
  /** One list of requests for each connection, which repeats it. */
  connections: RequestPlan[][]
  durationMs: number
  /** Each connection sends its list once, for any duration. */
  isOnce?: boolean
  /** Pause between a reply and the next request. */
  pauseMs?: number
}

export type Outcome = {
  requests: number
  seconds: number
  p50Ms: number
  p99Ms: number
  /** Replies other than 200 and 304, and broken connections. */
  failures: number
  /** Start of the first failed reply, or the error of its connection. */
  firstFailure: string
  /** CPU time of this process during the job. */
  cpuSeconds: number
}

type Tally = { latenciesMs: number[]; failures: number; firstFailure: string }

const timeoutMs = 15_000
let lastNumber = 0

async function runJob(job: Job): Promise<Outcome> {
  const tally: Tally = { latenciesMs: [], failures: 0, firstFailure: '' }
  const connections = job.connections.map((plans) => plans.map((plan) => requestMaker(plan, job.port)))
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  await Promise.all(
    connections.map((makers) => runConnection(job, makers, startedAt + job.durationMs, tally)),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const sorted = Float64Array.from(tally.latenciesMs).sort()
  const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    requests: sorted.length,
    seconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    failures: tally.failures,
    firstFailure: tally.firstFailure,
    cpuSeconds: (user + system) / 1e6,
  }
}

function runConnection(
  { port, pauseMs = 0, isOnce = false }: Job,
  makers: RequestMaker[],
  until: number,
  tally: Tally,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sentCount = 0
    let sentAt = 0
    let isOver = false
    const send = () => {
      sentAt = performance.now()
      socket.write(makers[sentCount++ % makers.length]!())
    }
    const end = (failure?: string) => {
      if (isOver) return
      isOver = true
      if (failure) fail(tally, failure)
      socket.destroy()
      resolve()
    }
    const read = replyReader((isOk, start) => {
      const now = performance.now()
      tally.latenciesMs.push(now - sentAt)
      if (!isOk) fail(tally, start)
      if (isOnce ? sentCount >= makers.length : now >= until) end()
      else if (pauseMs > 0) setTimeout(send, pauseMs)
      else send()
    })
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      if (!read(chunk)) end('a reply without content-length, or longer than announced')
    })
    socket.setTimeout(timeoutMs, () => end('no reply in time'))
    socket.on('error', (error) => end(error.message))
    socket.on('close', () => end('the server closed the connection'))
  })
}

function fail(tally: Tally, text: string) {
  tally.failures++
  tally.firstFailure ||= text
}

type RequestMaker = () => Buffer

/** @returns a function for the bytes of the request, which are built once unless they contain a unique number */
function requestMaker({ method, path, token, body, headers = {} }: RequestPlan, port: number): RequestMaker {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'accept: application/json',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
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
 * Reads replies with a content-length, or of status 304, one after another and checks only their status.
 * @param onReply gets whether the status is 200 or 304, and the start of any other reply
 * @returns a function that takes received bytes and returns false when they cannot be the reply to one request
 */
function replyReader(onReply: (isOk: boolean, start: string) => void): (chunk: Buffer) => boolean {
  let held: Buffer | null = null
  let missingBytes = 0
  let isOk = true
  let start = ''
  return (chunk) => {
    if (missingBytes > 0) missingBytes -= chunk.length
    else {
      const bytes: Buffer = held ? Buffer.concat([held, chunk]) : chunk
      const headEnd = bytes.indexOf('\r\n\r\n')
      held = headEnd < 0 ? bytes : null
      if (headEnd < 0) return true
      const head = bytes.toString('latin1', 0, headEnd)
      const isUnchanged = head.startsWith('304', 9)
      const length = isUnchanged ? '0' : /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length === undefined) return false
      missingBytes = headEnd + 4 + Number(length) - bytes.length
      isOk = isUnchanged || head.startsWith('200', 9)
      start = isOk ? '' : `${head.split('\r\n')[0]} ${bytes.toString('utf8', headEnd + 4, headEnd + 300)}`
    }
    if (missingBytes === 0) onReply(isOk, start)
    return missingBytes >= 0
  }
}

process.on('message', async ({ id, job }: { id: number; job: Job }) => {
  process.send?.({ id, outcome: await runJob(job) })
})
process.on('disconnect', () => process.exit(0))
