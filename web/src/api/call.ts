import type { Endpoint, ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import { ApiError } from './api-error.ts'
import { renewSession } from './renew-session.ts'
import type { AnyInput } from './request-address.ts'
import { type RequestOptions, readReply, sendRequest } from './send-request.ts'
import { getSession } from './session.ts'

/**
 * Calls an endpoint of the contract. The endpoint object gives the type of the reply; the server uses the same object.
 * After a 401 it renews the access token once and repeats the request.
 * @throws ApiError
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: RequestOptions = {},
): Promise<ReplyOf<E>> {
  const session = getSession()
  let response = await sendRequest(endpoint, input as AnyInput, session?.accessToken, options)
  const isExpired = response.status === 401 || response.status === 422
  if (session && isExpired && (endpoint.bearer ?? 'access') === 'access') {
    const renewed = await renewSession(session.accessToken)
    if (!renewed && endpoint.access !== 'anyone')
      throw new ApiError('SESSION_ENDED', 401, 'Authentication failed. Please log in again.')
    response = await sendRequest(endpoint, input as AnyInput, renewed ?? undefined, options)
  }
  return readReply<E>(response)
}
