import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setConnectTimeout } from './connect-timeout.ts'
import { HttpFailure, networkErrorCode } from './http-failure.ts'
import type { PostReply } from './post-json.ts'
import { readBounded } from './read-bounded.ts'

/** A file that is read while it is sent. */
export type FormFile = {
  /** Called once. */
  open: () => AsyncIterable<Uint8Array>
  bytes: number
  /** Its media type. */
  type: string
  fileName: string
}

type Form = {
  fields: [string, string][]
  file: FormFile
  apiKey: string | undefined
  connectTimeoutMs: number
  timeoutMs: number
  replyBytesMaximum: number
  signal: AbortSignal
}

/**
 * Posts a form with one file. It does not follow redirects, so that only the configured host gets the key and the file. It
 * uses node:http, because fetch aborts a request whose reply begins after more than five minutes.
 * @throws HttpFailure `timeout`, `tooLarge`, `unreachable`; the reason of `signal` when it was aborted
 */
export async function postForm(url: URL, form: Form): Promise<PostReply> {
  const timeout = AbortSignal.timeout(form.timeoutMs)
  const signal = AbortSignal.any([form.signal, timeout])
  try {
    const boundary = `verbena-${randomUUID()}`
    const [head, tail] = headAndTail(form, boundary)
    const request = openRequest(url, form, {
      signal,
      boundary,
      bytes: head.length + form.file.bytes + tail.length,
    })
    const responded = once(request, 'response') as Promise<[IncomingMessage]>
    const sent = pipeline(Readable.from(bodyOf(head, form.file, tail)), request)
    // A server may refuse the request and close the connection before it has read the whole body.
    sent.catch(() => {})
    const [response] = await responded
    const body = await readBounded(response, form.replyBytesMaximum)
    const retryAfter = response.headers['retry-after']
    return { status: response.statusCode ?? 0, retryAfter, body: body.toString() }
  } catch (error) {
    form.signal.throwIfAborted()
    if (error instanceof HttpFailure) throw error
    if (timeout.aborted) throw new HttpFailure('timeout', 'no answer in time')
    throw new HttpFailure('unreachable', `cannot be reached (${networkErrorCode(error)})`)
  }
}

function openRequest(
  url: URL,
  { apiKey, connectTimeoutMs }: Form,
  { signal, boundary, bytes }: { signal: AbortSignal; boundary: string; bytes: number },
): ClientRequest {
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    signal,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': bytes,
      accept: 'application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
  })
  setConnectTimeout(request, connectTimeoutMs)
  return request
}

async function* bodyOf(head: Buffer, file: FormFile, tail: Buffer) {
  yield head
  yield* file.open()
  yield tail
}

/** The bytes of the form before and after the file. They contain no data of a learner. */
function headAndTail({ fields, file }: Form, boundary: string): [Buffer, Buffer] {
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.fileName}"\r\ncontent-type: ${file.type}\r\n\r\n`
  return [Buffer.from(parts.join('') + fileHead), Buffer.from(`\r\n--${boundary}--\r\n`)]
}
