import { createCircuitBreaker } from '../http-client/circuit-breaker.ts'
import { createGuardedFetch } from '../http-client/guarded-fetch.ts'
import type { YouTube } from './youtube.ts'

const callTimeoutMs = 5000
/** A picture has some 20 kB. */
const bytesMaximum = 512 * 1024

type Options = {
  /** An address of the operator, whose host is trusted; YouTube's without it. */
  picturesUrl?: string | undefined
  clock: { now: () => Date }
  /** Called when pictures are not fetched for half a minute, with the failure; only pictures are missing then. */
  onFailure: (error: unknown) => void
}

/** Fetches thumbnails on the server, so that YouTube does not see a learner before they open a video. */
export function createYouTubePictures({ picturesUrl, clock, onFailure }: Options): Pick<YouTube, 'picture'> {
  const base = (picturesUrl ?? 'https://i.ytimg.com/vi').replace(/\/+$/, '')
  const get = createGuardedFetch({ trustedOrigins: picturesUrl ? [new URL(base).origin] : [] })
  // One failure opens the circuit, because a page has many pictures.
  const breaker = createCircuitBreaker({ clock, onOpen: onFailure, failuresMaximum: 1 })
  return {
    picture: async (videoId) => {
      const permit = breaker.enter()
      if (!permit) return null
      try {
        const limits = { bytesMaximum, timeoutMs: callTimeoutMs }
        const { status, body } = await get(new URL(`${base}/${videoId}/hqdefault.jpg`), limits)
        const isMissing = status === 404
        if (!isMissing && (status !== 200 || !isJpeg(body)))
          throw new Error(`a picture was answered with status ${status}`)
        permit.succeed()
        // A private or deleted video has no picture.
        return isMissing ? null : body
      } catch (error) {
        permit.fail(error)
        return null
      }
    },
  }
}

const isJpeg = (bytes: Buffer) => bytes.length > 100 && bytes.readUIntBE(0, 3) === 0xffd8ff
