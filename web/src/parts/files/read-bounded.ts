/**
 * Reads a file or response. Returns null if it has more than `maximum` bytes, so that a large one does not fill the
 * memory of the page. A response without a content length counts as too large, and its download is cancelled.
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
