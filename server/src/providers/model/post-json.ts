import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { ModelError, PassingFailure } from './model.ts'

export type PostLimits = {
  /** Until the connection stands, with TLS where there is any. */
  connectMilliseconds: number
  replyBytesMaximum: number
}

type Post = PostLimits & { body: string; apiKey: string | undefined; signal: AbortSignal }
export type PostReply = { status: number; retryAfter: string | undefined; body: string }

/**
 * Posts JSON and reads a bounded answer; follows no redirect, so that key and text reach the named host only.
 * By node:http, because fetch gives no say in how long it may take to connect.
 * @throws ModelError `slow` when the signal ends it, `away` when there is no whole answer, `garbage` when it is too long
 */
export async function postJson(url: URL, post: Post): Promise<PostReply> {
  try {
    const request = open(url, post)
    // Waited for below until there is a response; what comes after it reaches the reader of the response.
    request.on('error', () => {})
    limitConnecting(request, post.connectMilliseconds)
    request.end(post.body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const body = await readBounded(response, post.replyBytesMaximum)
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body }
  } catch (error) {
    if (error instanceof ModelError) throw error
    if (post.signal.aborted) throw new ModelError('slow', 'the model did not answer in time')
    throw new PassingFailure('away', `the model endpoint cannot be reached (${codeOf(error)})`)
  }
}

function open(url: URL, { body, apiKey, signal }: Post): ClientRequest {
  return (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
  })
}

function limitConnecting(request: ClientRequest, milliseconds: number) {
  request.once('socket', (socket) => {
    // One that was kept from the call before.
    if (!socket.connecting) return
    const late = new PassingFailure('away', 'the model endpoint takes too long to connect to')
    const timer = setTimeout(() => request.destroy(late), milliseconds)
    const isDone = () => clearTimeout(timer)
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', isDone)
    request.once('close', isDone)
  })
}

async function readBounded(response: IncomingMessage, bytesMaximum: number): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  // Leaving the loop ends the call.
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > bytesMaximum) throw new ModelError('garbage', 'the model endpoint answered more than is read')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** The message of a network error may hold anything, its code does not. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
