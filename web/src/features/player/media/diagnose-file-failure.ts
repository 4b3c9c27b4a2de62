import type { MediaFailure } from './media-adapter.ts'

/** A browser says the same of a file that it cannot play and of one that it did not get: asking for its head tells them apart. */
export async function diagnoseFileFailure(address: string): Promise<MediaFailure> {
  try {
    const { ok, status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    if (ok) return 'unplayable'
    return status === 404 || status === 410 ? 'gone' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
