/**
 * The bytes of a file, or of a response. Null where there are more than `maximum`: then they are not read into the memory
 * of the page. A response that does not say how long it is counts as too long, and is not received further.
 */
export async function readBounded(source: Blob | Response, maximum: number): Promise<ArrayBuffer | null> {
  const isResponse = source instanceof Response
  const size = isResponse
    ? Number(source.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
    : source.size
  if (size <= maximum) return source.arrayBuffer()
  if (isResponse) await source.body?.cancel()
  return null
}
