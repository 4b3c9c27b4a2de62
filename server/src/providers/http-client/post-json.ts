import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { setConnectTimeout } from './connect-timeout.ts'
import { HttpFailure, networkErrorCode } from './http-failure.ts'
import { readBounded } from './read-bounded.ts'

export type PostLimits = {
  /** The maximum time for connecting, including TLS. */
  connectTimeoutMs: number
  replyBytesMaximum: number
}

type Post = PostLimits & { body: string; apiKey: string | undefined; signal: AbortSignal }
export type PostReply = { status: number; retryAfter: string | undefined; body: string }

/**
 * Posts JSON and reads a reply of limited size. It does not follow redirects, so that only the configured host gets the key
 * and the text.
 * @throws HttpFailure `timeout` when the signal is aborted, `tooLarge`, `unreachable`
 */
export async function postJson(url: URL, post: Post): Promise<PostReply> {
  try {
    const request = openRequest(url, post)
    // `once` below reports errors before the response, and the reader of the response those after it.
    request.on('error', () => {})
    setConnectTimeout(request, post.connectTimeoutMs)
    request.end(post.body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const body = await readBounded(response, post.replyBytesMaximum)
    const retryAfter = response.headers['retry-after']
    return { status: response.statusCode ?? 0, retryAfter, body: body.toString() }
  } catch (error) {
    if (error instanceof HttpFailure) throw error
    if (post.signal.aborted) throw new HttpFailure('timeout', 'no answer in time')
    throw new HttpFailure('unreachable', `cannot be reached (${networkErrorCode(error)})`)
  }
}

function openRequest(url: URL, { body, apiKey, signal }: Post): ClientRequest {
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
