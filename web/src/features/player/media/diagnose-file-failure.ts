import type { MediaFailure } from './media-adapter.ts'

/**
 * The browser reports the same error for a file that it cannot play and for one that it could not load. A HEAD request
 * tells them apart.
 */
export async function diagnoseFileFailure(address: string): Promise<MediaFailure> {
  try {
    const { ok, status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    if (ok) return 'unplayable'
    return status === 404 || status === 410 ? 'gone' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
