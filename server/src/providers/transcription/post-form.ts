import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SoundPart, TranscriberError } from './transcriber.ts'

type Form = {
  fields: [string, string][]
  part: SoundPart
  apiKey: string | undefined
  connectMilliseconds: number
  callMilliseconds: number
  signal: AbortSignal
}
export type FormReply = { status: number; retryAfter: string | undefined; body: string }

/** Word times of an hour are some 2 MB. */
const replyBytesMaximum = 64 * 1024 * 1024

/**
 * Posts a form with one file, which is read while it is sent. Follows no redirect: key and sound reach the named host
 * only. By node:http, because fetch ends a call whose answer takes five minutes to begin.
 * @throws TranscriberError away; whatever `signal` was aborted with
 */
export async function postForm(url: URL, form: Form): Promise<FormReply> {
  const late = AbortSignal.timeout(form.callMilliseconds)
  const signal = AbortSignal.any([form.signal, late])
  try {
    const request = open(url, form, signal)
    const answered = once(request, 'response') as Promise<[IncomingMessage]>
    const sent = pipeline(Readable.from(bodyOf(form, request.getHeader('content-type') as string)), request)
    // A transcriber may refuse before it has read everything, and hang up.
    sent.catch(() => {})
    const [response] = await answered
    const body = await readBounded(response)
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body }
  } catch (error) {
    form.signal.throwIfAborted()
    if (error instanceof TranscriberError) throw error
    throw new TranscriberError('away', `the transcriber cannot be reached (${codeOf(error)})`)
  }
}

function open(
  url: URL,
  { fields, part, apiKey, connectMilliseconds }: Form,
  signal: AbortSignal,
): ClientRequest {
  const boundary = `verbena-${randomUUID()}`
  const [head, tail] = framesOf({ fields, part }, boundary)
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    signal,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + part.bytes + tail.length,
      accept: 'application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
  })
  limitConnecting(request, connectMilliseconds)
  return request
}

async function* bodyOf(form: Form, contentType: string) {
  const [head, tail] = framesOf(form, contentType.split('boundary=')[1] ?? '')
  yield head
  yield* form.part.open()
  yield tail
}

/** What stands before and behind the file. Nothing in it comes from a learner. */
function framesOf({ fields, part }: Pick<Form, 'fields' | 'part'>, boundary: string): [Buffer, Buffer] {
  const said = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${part.fileName}"\r\ncontent-type: ${part.type}\r\n\r\n`
  return [Buffer.from(said.join('') + file), Buffer.from(`\r\n--${boundary}--\r\n`)]
}

function limitConnecting(request: ClientRequest, milliseconds: number) {
  request.once('socket', (socket) => {
    // One that was kept from the call before.
    if (!socket.connecting) return
    const late = new TranscriberError('away', 'the transcriber takes too long to connect to')
    const timer = setTimeout(() => request.destroy(late), milliseconds)
    const isDone = () => clearTimeout(timer)
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', isDone)
    request.once('close', isDone)
  })
}

async function readBounded(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > replyBytesMaximum)
      throw new TranscriberError('away', 'the transcriber answered more than is read')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
