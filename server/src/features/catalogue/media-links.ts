import { createHmac, timingSafeEqual } from 'node:crypto'

/** Long enough to watch any video after opening it, with pauses. */
const validHours = 12

/**
 * Signed URLs of media files, because a <video> element cannot send an access token:
 * `/media/<id>/video.webm?v=<hash>&until=<epoch seconds>&proof=<hmac>`. The HMAC covers the path and the expiry.
 */
export type MediaLinks = {
  sign: (address: string, now: Date) => string
  isValid: (path: string, query: { until?: unknown; proof?: unknown }, now: Date) => boolean
}

/** Signatures of one hour are equal, so that the URL stays the same for the browser's cache. */
export const signingHour = (now: Date): number => Math.floor(now.getTime() / 3_600_000)

export function createMediaLinks(secret: string): MediaLinks {
  const key = createHmac('sha256', secret).update('media').digest()
  const proofOf = (path: string, until: number) =>
    createHmac('sha256', key).update(`${path}?${until}`).digest('base64url')
  return {
    sign: (address, now) => {
      const [path = '', query] = address.split('?')
      const until = (signingHour(now) + validHours) * 3600
      return `${path}?${query ? `${query}&` : ''}until=${until}&proof=${proofOf(path, until)}`
    },
    isValid: (path, { until, proof }, now) => {
      if (typeof until !== 'string' || typeof proof !== 'string' || !/^\d{1,12}$/.test(until)) return false
      const expected = Buffer.from(proofOf(path, Number(until)))
      const given = Buffer.from(proof)
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(until) * 1000 > now.getTime()
      )
    },
  }
}
