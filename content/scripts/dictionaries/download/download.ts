import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Expected, isWhole } from './checksum.ts'
import { type DownloadTimeouts, openAddress } from './open-address.ts'

export type Download = {
  url: string
  path: string
  expected?: Expected
  /** Whether to fetch the file even if it exists, because its content may have changed. */
  isFresh?: boolean
  signal: AbortSignal
  onProgress?: (bytes: number) => void
  timeouts?: Partial<DownloadTimeouts>
}

const defaultTimeouts: DownloadTimeouts = { connect: 3000, silence: 20_000, pause: 1000, tries: 6 }
/** The maximum of bytes of a file without a checksum, whose size is unknown. */
const largestUnknown = 64 << 20

/**
 * Fetches a file. The received part is stored in `<path>.part`, so that a later try, or a later run, requests only the rest.
 * A complete file with the right checksum is not requested again.
 */
export async function download(wanted: Download): Promise<void> {
  const { path, expected, isFresh = false, signal } = wanted
  if (!isFresh && expected && isWhole(path, expected)) return
  const part = `${path}.part`
  if (isFresh) rmSync(part, { force: true })
  const timeouts = { ...defaultTimeouts, ...wanted.timeouts }
  let failure: unknown
  for (let attempt = 1; attempt <= timeouts.tries; attempt++) {
    signal.throwIfAborted()
    try {
      await fetchRest(wanted, part, timeouts)
      if (!expected || isWhole(part, expected)) return renameSync(part, path)
      rmSync(part, { force: true })
      throw new Error('the file has another checksum than the index')
    } catch (error) {
      signal.throwIfAborted()
      failure = error
      if (error instanceof Refused && !error.mayPass) break
      await sleep(timeouts.pause * attempt, undefined, { signal })
    }
  }
  const reason = failure instanceof Error ? failure.message : String(failure)
  throw new Error(`${wanted.url} could not be fetched: ${reason}.`)
}

/** The server refused the request. After a 5xx or 429 it is tried again. */
class Refused extends Error {
  readonly mayPass: boolean
  constructor(status: number) {
    super(`the server answered ${status}`)
    this.mayPass = status >= 500 || status === 429
  }
}

async function fetchRest(
  { url, expected, signal, onProgress }: Download,
  part: string,
  timeouts: DownloadTimeouts,
) {
  const limit = expected?.size ?? largestUnknown
  let start = existsSync(part) ? statSync(part).size : 0
  if (start > 0 && start >= limit) {
    rmSync(part)
    start = 0
  }
  const reply = await openAddress(url, start > 0 ? { range: `bytes=${start}-` } : {}, timeouts, signal)
  const status = reply.statusCode ?? 0
  const isRest = status === 206 && reply.headers['content-range']?.startsWith(`bytes ${start}-`)
  if (status === 416) rmSync(part, { force: true })
  if (status !== 200 && !isRest) {
    reply.destroy()
    throw status === 416 || status === 206
      ? new Error('the server returned another range than requested')
      : new Refused(status)
  }
  let received = isRest ? start : 0
  const file = createWriteStream(part, { flags: isRest ? 'a' : 'w' })
  try {
    for await (const piece of reply as AsyncIterable<Buffer>) {
      received += piece.length
      if (received > limit) throw new Error('the file is longer than the index says')
      onProgress?.(received)
      if (!file.write(piece)) await drained(file)
    }
  } catch (error) {
    // A part that is longer than the file is not its beginning.
    if (received > limit) rmSync(part, { force: true })
    throw error
  } finally {
    reply.destroy()
    await closed(file)
  }
  if (!reply.complete || (expected && received < expected.size))
    throw new Error(`the connection ended after ${received} bytes`)
}

type Stream = ReturnType<typeof createWriteStream>

const drained = (file: Stream) =>
  new Promise<void>((done, refuse) => file.once('drain', done).once('error', refuse))

const closed = (file: Stream) =>
  new Promise<void>((done, refuse) => {
    file.once('error', refuse)
    file.end(() => done())
  })
